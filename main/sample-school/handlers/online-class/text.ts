/** Texts of the live lessons. */
import { lessonFaultTexts } from '../../../../shared/text'

export const text = {
  noLive: 'このアカウントではオンライン授業を利用できません。',
  noLesson: 'このオンライン授業は見つかりません。',
  noRoom: 'この教室は見つかりません。',
  noTeam: 'このクラスは見つかりません。',
  roomTaken: 'この教室は、指定された時間に別の授業が入っています。',
  notAwaiting: '開始前の授業だけ変更できます。',
  isLive: '授業中のため削除できません。',
  isOver: 'この授業は終了しています。',
  faults: lessonFaultTexts,
  room: '見本の学校の教室',
  roomNote: 'ここは見本の学校の教室です。映像と音声はありません。このページを閉じて、はなまるに戻ってください。',
} as const
