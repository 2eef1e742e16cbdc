#pragma once
// The one model that all views observe: the scene document with undo, the runs, the playhead.

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <QObject>
#include <QString>

#include "core/analyse.h"
#include "core/simulate.h"
#include "ui/session/contests.h"
#include "ui/session/frame.h"
#include "ui/session/run.h"
#include "ui/session/study_feed.h"
#include "ui/session/work.h"

namespace painleve {
class Jobs;
}

namespace painleve::ui {

struct RunDisplay;
/// A rule of the core ("painleve") for people.
using RuleWords = std::function<QString(std::string_view)>;

class Session : public QObject {
  Q_OBJECT
 public:
  explicit Session(Jobs& jobs, QObject* parent = nullptr);
  ~Session() override;

  // --- document
  /// What is shown and computed: the document, or the preview of a change of it.
  const Scene& scene() const;
  /// What would be saved.
  const Scene& document() const;
  /// Replaces the document (New, Open, preset): clears undo, playhead to 0, starts the run. False
  /// where it is no scene that can be shown: all is as before and `refused` told why.
  bool open(Scene scene, const QString& path);
  QString path() const;  // empty: never saved
  bool isModified() const;
  /// One undo entry; entries with the same non-empty mergeKey that follow each other merge (one
  /// drag = one entry). False where the change is not allowed: the document is as before and
  /// `refused` tells why.
  bool apply(const QString& text, const QString& mergeKey,
             const std::function<void(Scene&)>& change);
  /// apply() for one value at a dotted path; with fromHere() an edit at the playhead where a body
  /// in motion can feel it.
  bool setValue(const QString& path, const Tree& value, const QString& text,
                const QString& mergeKey);
  /// Shows the document with another value: neither an undo entry nor a modification. Ends with
  /// endPreview(), and with every change of the document. False where the value is not allowed.
  bool preview(const QString& path, const Tree& value);
  void endPreview();
  bool isPreviewing() const;
  void undo();
  void redo();
  bool canUndo() const;
  bool canRedo() const;
  QString undoText() const;
  QString redoText() const;
  /// Ends merging: the next apply() makes an entry of its own (called on slider release).
  void endMerge();
  void markSaved(const QString& path);

  // --- edits in time
  bool fromHere() const;
  void setFromHere(bool on);
  /// The scene with all edits up to the playhead applied: what forms show.
  const Scene& sceneInForce() const;
  bool removeEdit(std::size_t index);

  // --- runs
  std::span<const Run> runs() const;  // the first is the active one, then ghosts, then kept runs
  /// Another start: values of `initial` by their keys. With `keepFormer` the active run stays as a
  /// kept run, once a gesture (a run of calls with the same non-empty mergeKey).
  bool startAt(const Members& initial, const QString& mergeKey, bool keepFormer);
  /// The same with all of `initial`.
  bool startFrom(const Tree& initial, const QString& mergeKey, bool keepFormer);
  /// The run becomes a kept run of the scene; an empty name says what is different in it.
  bool keepRun(RunId id, const QString& name = {});
  bool renameRun(RunId id, const QString& name);  // kept runs only
  bool removeRun(RunId id);                       // kept runs only
  bool clearKept();
  bool setRunVisible(RunId id, bool visible);  // kept runs only
  /// Compared runs are drawn as strongly as the active one; kept runs only.
  bool setRunCompared(RunId id, bool compared);
  /// A kept run or a ghost goes on as the active run, the active one as a kept run. With a
  /// mergeKey it is the first step of a gesture.
  bool makeActive(RunId id, const QString& mergeKey = {});
  /// All futures of the last branch point up to the playhead become kept runs, those not taken
  /// compared; one undo entry.
  bool keepFutures(const RuleWords& words);
  /// Rivals of the scene become kept runs, and are what is compared; one undo entry. `refused`
  /// tells who is left out.
  bool compareWith(Contest contest);
  const SystemCard& card() const;  // of the active scene
  /// Latest trajectory of the active run; may belong to a slightly older scene while a new one is
  /// computed. Null at first.
  std::shared_ptr<const Trajectory> trajectory() const;
  bool isComputing() const;
  /// Nothing is on its way: runs and requested phase plane are there, or cannot be.
  bool isSettled() const;
  /// The present scene cannot start (`refused` said why): the trajectory is the last good one.
  bool isStale() const;

  // --- waiting
  /// What is being computed; nothing while it has not begun.
  std::optional<Work> work() const;
  /// What is there by now of everything under way is kept (End::Cancelled); a plane stays as it
  /// was.
  void stopComputing();
  /// Something was stopped, and has not been computed since.
  bool isCut() const;
  /// From the start, what was stopped.
  void computeAgain();

  // --- playhead
  double playhead() const;     // s, in [0, endTime]
  void setPlayhead(double t);  // clamped
  double endTime() const;      // of the active trajectory, else the scene's duration
  const Frame& frame() const;

  // --- phase plane
  void requestPhasePlane(const PhaseRequest& request);
  std::shared_ptr<const PhasePlane> phasePlane() const;  // null: none (yet)

  // --- physics or step?
  /// Studies the present scene in the background; a change of what it computes ends that.
  void requestStepStudy();
  /// What was found by now is the result.
  void stopStepStudy();
  /// The last one that came, maybe of an older scene; null: none yet.
  std::shared_ptr<const StudyResult> stepStudy() const;
  std::optional<Work> stepStudyWork() const;  // nothing: none is under way

  /// Fetches finished work; the window calls it with its frame timer.
  void poll();

 signals:
  void previewEnded();       // by whatever; sceneChanged follows
  void documentOpened();     // a new document: views fit their ranges
  void sceneChanged();       // values of the scene changed (also after documentOpened)
  void trajectoryChanged();  // a newer trajectory of the active run is there
  void runsChanged();        // list, names, visibility or trajectories of the other runs
  void fromHereChanged(bool on);
  void forceChanged();             // other values are in force: sceneInForce() at the playhead
  void playheadChanged(double t);  // frame() is up to date
  void phasePlaneChanged();
  void stepStudyChanged();  // begun, dropped, or there
  void undoStateChanged();
  void refused(const QString& message);  // one clear line: place, value, allowed

 private:
  /// The history stands at another scene: computes its run and tells everybody.
  void adopt();
  /// Ghosts come once the active run has been at rest for a moment.
  void awaitGhosts();
  void haunt();
  void showRuns();
  bool show(RunId id, const QString& words, const std::function<void(RunDisplay&)>& change);
  QString nameOf(RunId id) const;
  void checkForce();
  void checkStudy();
  /// Drops a preview without showing what stands below; true: there was one.
  bool dropPreview();

  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace painleve::ui
