/** Typing the missing words of a text. */
import type { Exercise } from '../exercise-types'

export const eikenFillBlanksWriting: Exercise[] = [
  {
    title: '英検4級 日記の空所を書こう',
    level: '英検4級',
    content: {
      items: [
        {
          index: 1,
          topic: 'My Diary',
          screen_text:
            'Sunday, May 10\nIt was a __ day, so my family __ to the zoo by car. We saw two baby lions. They were __ with a ball. My brother __ a lot of pictures of them. I want to go there __ next month.',
          screen_text_jp:
            '5月10日、日曜日。よく晴れた日だったので、家族で車で動物園へ行きました。ライオンの赤ちゃんを2頭見ました。ボールで遊んでいました。弟は写真をたくさん撮りました。来月また行きたいです。',
          questions: [
            { question_id: '1-1', answers: ['sunny/fine/beautiful'], screen_jp: '晴れた' },
            { question_id: '1-2', answers: ['went'], screen_jp: '行った' },
            { question_id: '1-3', answers: ['playing'], screen_jp: '遊んで', tips: '直前の were に注意しましょう。' },
            { question_id: '1-4', answers: ['took'], screen_jp: '撮った' },
            { question_id: '1-5', answers: ['again'], screen_jp: 'また' },
          ],
        },
      ],
    },
  },
  {
    title: '英検3級 Eメールの空所を書こう',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en:
            'Dear Ms. Green,\nThank you __ your letter. I have been __ English for two years. I am interested __ Canadian food.\nYours,\nMika',
          mean: 'グリーン先生、お手紙をありがとうございます。私は2年間英語を勉強しています。カナダの食べ物に興味があります。美佳より。',
          answers: [
            { index: 1, content: 'for' },
            { index: 2, content: 'studying/learning' },
            { index: 3, content: 'in' },
          ],
        },
        {
          question_number: 2,
          content_en:
            'Hi Tom,\nI’m sorry I __ come to your party last Friday. I was sick __ bed all day. I hope we __ meet soon.\nKen',
          mean: 'やあトム。先週の金曜日はパーティーに行けなくてごめん。一日中病気で寝ていたんだ。近いうちに会えるといいな。健より。',
          answers: [
            { index: 1, content: 'couldn’t/didn’t' },
            { index: 2, content: 'in' },
            { index: 3, content: 'can/will' },
          ],
        },
      ],
    },
  },
]
