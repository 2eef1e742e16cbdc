#include "ui/export/film_file.h"

#include "ui/export/export_error.h"
#include "ui/export/export_words.h"

namespace painleve::ui {
namespace {

Libav<AVFormatContext> openContainer(const FilmFormat& format, const std::string& path) {
  // What goes wrong is told by checkLibav(); the rest is chatter on the console of the user.
  av_log_set_level(AV_LOG_QUIET);
  AVFormatContext* container = nullptr;
  const QString what = exportWords("The format %1 is not available").arg(format.container);
  checkLibav(avformat_alloc_output_context2(&container, nullptr,
                                            format.container.toUtf8().constData(), path.c_str()),
             what);
  return ownLibav(container, what);
}

}  // namespace

FilmFile::FilmFile(const QString& path, const FilmFormat& format)
    : format_(format), target_(path), container_(openContainer(format, target_.path())) {
  openCodec();
  const QString memory = exportWords("There is not enough memory");
  picture_ = ownLibav(av_frame_alloc(), memory);
  packet_ = ownLibav(av_packet_alloc(), memory);
  picture_->format = format.pixels;
  picture_->width = format.size.width();
  picture_->height = format.size.height();
  checkLibav(av_frame_get_buffer(picture_.get(), 0), memory);
}

void FilmFile::openCodec() {
  const AVCodec* codec = avcodec_find_encoder_by_name(format_.codec.toUtf8().constData());
  if (codec == nullptr) {
    throw ExportError(exportWords("The encoder %1 is missing: the libavcodec of this machine was "
                                  "built without it.")
                          .arg(format_.codec));
  }
  codec_ = ownLibav(avcodec_alloc_context3(codec), exportWords("There is not enough memory"));
  codec_->width = format_.size.width();
  codec_->height = format_.size.height();
  codec_->pix_fmt = format_.pixels;
  codec_->time_base = format_.timeBase;
  codec_->framerate = format_.rate;
  codec_->thread_count = 0;  // as many as there are processors
  if ((container_->oformat->flags & AVFMT_GLOBALHEADER) != 0)
    codec_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
}

void FilmFile::start() {
  checkLibav(avcodec_open2(codec_.get(), nullptr, nullptr),
             exportWords("The encoder %1 cannot make this film").arg(format_.codec));
  const QString what = notWritten();
  stream_ = avformat_new_stream(container_.get(), nullptr);
  checkLibav(stream_ == nullptr ? AVERROR(ENOMEM) : 0, what);
  stream_->time_base = format_.timeBase;
  stream_->avg_frame_rate = format_.rate;
  checkLibav(avcodec_parameters_from_context(stream_->codecpar, codec_.get()), what);
  checkLibav(avio_open(&container_->pb, target_.path().c_str(), AVIO_FLAG_WRITE), what);
  checkLibav(avformat_write_header(container_.get(), nullptr), what);
}

QString FilmFile::notWritten() const {
  return exportWords("cannot write %1").arg(target_.name());
}

AVFrame& FilmFile::picture() {
  checkLibav(av_frame_make_writable(picture_.get()), exportWords("There is not enough memory"));
  return *picture_;
}

void FilmFile::write(std::int64_t time, std::int64_t duration) {
  picture_->pts = time;
  duration_ = duration;
  encode(picture_.get());
}

void FilmFile::encode(const AVFrame* picture) {
  const QString what = exportWords("A frame cannot be encoded");
  checkLibav(avcodec_send_frame(codec_.get(), picture), what);
  for (;;) {
    const int code = avcodec_receive_packet(codec_.get(), packet_.get());
    if (code == AVERROR(EAGAIN) || code == AVERROR_EOF) return;
    checkLibav(code, what);
    if (packet_->duration == 0) packet_->duration = duration_;
    packet_->stream_index = stream_->index;
    av_packet_rescale_ts(packet_.get(), format_.timeBase, stream_->time_base);
    checkLibav(av_interleaved_write_frame(container_.get(), packet_.get()), notWritten());
  }
}

void FilmFile::finish() {
  encode(nullptr);
  checkLibav(av_write_trailer(container_.get()), notWritten());
  checkLibav(avio_closep(&container_->pb), notWritten());
  target_.bring();
}

}  // namespace painleve::ui
