/** Texts of the words at which students stumbled, in 課題ごと. */
import { peopleCount } from '../../../../../shared/text'

export const text = {
  title: (topic: string) => `つまずいた語　${topic}`,
  unknown: '生徒',
  shapeLabel: '見せ方',
  shapes: { text: '本文', table: '表' },
  columns: { at: '文', word: '語', count: '人数', share: '割合', students: '生徒' },
  of: (count: number, readers: number, isUnsure: boolean) => `${peopleCount(count)}／${readers}${isUnsure ? '＊' : ''}`,
  unknownCount: '―',
  joiner: '、',
  readers: (word: string) => `「${word}」でつまずいた生徒`,
  mark: (mark: string, count: number) => `${mark} ${peopleCount(count)}`,
  openPaper: (name: string) => `${name}の答案を開く`,
  listen: (name: string) => `${name}の録音のこの語を聞く`,
  stop: (name: string) => `${name}の録音を止める`,
  noRecording: '録音なし',
  noVoice: '声なし',
  failed: '再生できません',
  playAll: '続けて聞く（P）',
  stopAll: '止める（P）',
  playKey: 'この語の録音を続けて聞く・止める',
  releaseKey: '選んだ語をはなす',
  arrowsKey: '前・次のつまずいた語',
  estimate: '録音の中の語の位置は、文の長さから見積もっています。前後0.3秒もいっしょに再生します。',
} as const
