#include "ui/views3d/layer_kind.h"

#include <QCoreApplication>

namespace painleve::ui {
namespace {

struct LayerText {
  const char *id, *name, *what, *meaning;
};

constexpr LayerText textOf(LayerKind kind) {
  switch (kind) {
    case LayerKind::Forces:
      return {"forces", QT_TRANSLATE_NOOP("Layers", "Contact &forces"),
              QT_TRANSLATE_NOOP("Layers", "Normal force, friction and their resultant"),
              QT_TRANSLATE_NOOP("Layers", "in weights mg; the bar below tells the length")};
    case LayerKind::Impulses:
      return {"impulses", QT_TRANSLATE_NOOP("Layers", "&Impulses"),
              QT_TRANSLATE_NOOP("Layers", "What an impact or a tangential impact gives the body"),
              QT_TRANSLATE_NOOP("Layers", "in N s, for 0.3 s and while the playhead stands there")};
    case LayerKind::Cone:
      return {
          "cone", QT_TRANSLATE_NOOP("Layers", "Friction &cone"),
          QT_TRANSLATE_NOOP("Layers", "Directions that the contact force may have"),
          QT_TRANSLATE_NOOP("Layers", "|F_T| ≤ μ F_N; an edge with B < 0 pulls the contact down")};
    case LayerKind::Velocity:
      return {"velocity", QT_TRANSLATE_NOOP("Layers", "&Velocity of the contact point"),
              QT_TRANSLATE_NOOP("Layers", "How fast the contact point slides, and which way"),
              QT_TRANSLATE_NOOP("Layers", "pushed: friction presses it; pulled: it relieves it")};
    case LayerKind::Trail:
      return {"trail", QT_TRANSLATE_NOOP("Layers", "&Trail"),
              QT_TRANSLATE_NOOP("Layers", "The way of the contact point so far"),
              QT_TRANSLATE_NOOP("Layers", "in the colour of its mode, thin in flight")};
    case LayerKind::Ghosts:
      return {"ghosts", QT_TRANSLATE_NOOP("Layers", "Other &runs"),
              QT_TRANSLATE_NOOP("Layers", "The bodies of the other runs at the same time"),
              QT_TRANSLATE_NOOP("Layers", "outlined in the line of their run")};
    case LayerKind::Markers:
      return {"markers", QT_TRANSLATE_NOOP("Layers", "&Points and names"),
              QT_TRANSLATE_NOOP("Layers", "Contact points, centre of mass, pivot"), ""};
    case LayerKind::ContactPatch:
      return {"contact_patch", QT_TRANSLATE_NOOP("Layers", "Contact &shadow"),
              QT_TRANSLATE_NOOP("Layers", "A dark patch where a body touches"), ""};
    case LayerKind::Grid:
      return {"grid", QT_TRANSLATE_NOOP("Layers", "&Grid"),
              QT_TRANSLATE_NOOP("Layers", "Lines behind the scene, one a length"), ""};
    case LayerKind::Axes:
      break;
  }
  return {"axes", QT_TRANSLATE_NOOP("Layers", "&Axes"),
          QT_TRANSLATE_NOOP("Layers", "Directions of x, y and z"), ""};
}

QString words(const char* text) {
  return QCoreApplication::translate("Layers", text);
}

}  // namespace

const char* layerId(LayerKind kind) {
  return textOf(kind).id;
}

QString layerName(LayerKind kind) {
  return words(textOf(kind).name);
}

QString layerHelp(LayerKind kind) {
  const LayerText text = textOf(kind);
  const QString meaning = *text.meaning == 0 ? QString() : "\n" + words(text.meaning);
  return words(text.what) + meaning;
}

LayerSwitches::LayerSwitches() {
  on_.fill(true);
  set(LayerKind::Axes, false);
}

}  // namespace painleve::ui
