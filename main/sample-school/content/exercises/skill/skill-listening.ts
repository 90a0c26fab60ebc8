/** Skill-up: listening. */
import type { Exercise } from '../exercise-types'

export const skillListening: Exercise[] = [
  {
    title: 'スキルアップ リスニング 店内放送',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'Attention, please. All the bread on the first floor is half price until six o’clock.',
          screen_text_jp: 'お知らせします。1階のパンは6時まで全品半額です。',
          question: 'What is half price?',
          audio_file: 'bread.wav',
          choose: [
            { index: 1, content: 'Bread.', correct: 1 },
            { index: 2, content: 'Fruit.' },
            { index: 3, content: 'Fish.' },
          ],
        },
        {
          index: 2,
          screen_text: 'A little boy is looking for his mother. He is three years old and is wearing a red cap.',
          screen_text_jp: '小さな男の子がお母さんを探しています。3歳で、赤い帽子をかぶっています。',
          question: 'What is the boy wearing?',
          audio_file: 'boy.wav',
          choose: [
            { index: 1, content: 'A blue coat.' },
            { index: 2, content: 'A red cap.', correct: 1 },
            { index: 3, content: 'Yellow shoes.' },
          ],
        },
        {
          index: 3,
          screen_text: 'Thank you for shopping with us today. We will close in twenty minutes.',
          screen_text_jp: '本日はお買い物ありがとうございます。あと20分で閉店します。',
          question: 'In how many minutes will the store close?',
          audio_file: 'close.wav',
          answers: ['twenty/20'],
        },
      ],
    },
  },
  {
    title: 'スキルアップ リスニング 留守番電話',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en:
            'Hi, Ken. It’s Mark. I’m at the station, but my train is late because of the snow. Please start the movie without me. I’ll be there by four.',
          mean: 'やあ健、マークだよ。駅にいるけど、雪で電車が遅れているんだ。先に映画を始めていて。4時までには行くよ。',
          audio_path: 'mark.wav',
          questions: [
            {
              question_id: '1-1',
              screen_text: 'Why is the train late?',
              choose: [
                { index: 1, content: 'Because of the snow.', correct: true },
                { index: 2, content: 'Because of an accident.' },
                { index: 3, content: 'Because of a festival.' },
              ],
            },
            {
              question_id: '1-2',
              screen_text: 'When will Mark arrive? — By __.',
              answers: ['four/4'],
            },
          ],
        },
      ],
    },
  },
]
