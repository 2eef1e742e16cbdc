#include "ui/export/target_row.h"

#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "ui/theme/style.h"

namespace painleve::ui {

TargetRow::TargetRow(ExportKind kind, QWidget* parent)
    : QWidget(parent),
      kind_(kind),
      folder_(new QLineEdit(QDir::toNativeSeparators(lastFolder(kind)), this)),
      name_(new QLineEdit(this)),
      endings_(new QLabel(this)) {
  folder_->setObjectName("folder");
  name_->setObjectName("name");
  endings_->setObjectName("endings");
  endings_->setProperty("quiet", true);
  auto* browse = new QPushButton(tr("&Browse…"), this);
  auto* folderLabel = new QLabel(tr("Fo&lder"), this);
  auto* nameLabel = new QLabel(tr("&Name"), this);
  folderLabel->setBuddy(folder_);
  nameLabel->setBuddy(name_);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(kGrid);
  grid->addWidget(folderLabel, 0, 0);
  grid->addWidget(folder_, 0, 1, 1, 2);
  grid->addWidget(browse, 0, 3);
  grid->addWidget(nameLabel, 1, 0);
  grid->addWidget(name_, 1, 1);
  grid->addWidget(endings_, 1, 2, 1, 2);
  grid->setColumnStretch(1, 1);
  connect(browse, &QPushButton::clicked, this, &TargetRow::browse);
  connect(folder_, &QLineEdit::textChanged, this, &TargetRow::changed);
  connect(name_, &QLineEdit::textChanged, this, &TargetRow::changed);
  connect(name_, &QLineEdit::textEdited, this,
          [this](const QString& text) { isOwnName_ = !text.isEmpty(); });
}

void TargetRow::browse() {
  const QString folder =
      QFileDialog::getExistingDirectory(this, tr("Folder of the export"), folder_->text());
  if (!folder.isEmpty()) folder_->setText(QDir::toNativeSeparators(folder));
}

void TargetRow::suggest(const QString& title, const QStringList& endings) {
  QStringList shown = endings;
  shown.removeAll(QString());
  endings_->setText(shown.join(QStringLiteral(", ")));
  if (!isOwnName_) name_->setText(freeName(folder_->text(), fileStem(title), endings));
}

// Who types the ending as well means the same file.
QString TargetRow::stem() const {
  QString name = name_->text().trimmed();
  for (const QString& ending : endings_->text().split(QStringLiteral(", "), Qt::SkipEmptyParts))
    if (name.endsWith(ending, Qt::CaseInsensitive) && name.size() > ending.size())
      return QDir(folder_->text()).filePath(name.chopped(ending.size()));
  return QDir(folder_->text()).filePath(name);
}

QString TargetRow::problem() const {
  const QString name = name_->text().trimmed();
  if (name.isEmpty()) return tr("The file needs a name.");
  if (name.contains('/') || name.contains(QChar::Null))
    return tr("A name has no “/”: the folder stands in its own field.");
  if (!QDir(folder_->text()).exists() || folder_->text().isEmpty())
    return tr("There is no folder “%1”.").arg(folder_->text());
  return {};
}

void TargetRow::remember() const {
  rememberFolder(kind_, folder_->text());
}

}  // namespace painleve::ui
