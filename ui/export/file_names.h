#pragma once
// Where exported files go when nobody says otherwise, and names that replace nothing.

#include <QString>
#include <QStringList>

namespace painleve::ui {

enum class ExportKind { Animation, Data, Plots, Picture };

/// Videos, documents or pictures of the user; the home folder where the desktop names none.
QString standardFolder(ExportKind kind);
/// Where the last file of this kind went; the standard folder where that one is gone.
QString lastFolder(ExportKind kind);
void rememberFolder(ExportKind kind, const QString& folder);
/// A title as a name that every file system takes: letters, digits, "-", "." and "_".
QString fileStem(const QString& title);
/// `stem`_1, `stem`_2, ...: the first for which `folder` has none of the endings (".csv",
/// "_events.json").
QString freeName(const QString& folder, const QString& stem, const QStringList& endings);

}  // namespace painleve::ui
