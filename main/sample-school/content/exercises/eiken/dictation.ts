/** Dictations in the style of the Eiken listening tests. */
import type { Exercise } from '../exercise-types'

export const eikenDictation: Exercise[] = [
  {
    title: '英検3級 リスニング書き取り',
    level: '英検3級',
    content: {
      items: [
        {
          question_number: 1,
          screen_en_text: 'The movie was so long that my brother fell asleep.',
          screen_jp_text: '映画がとても長かったので、弟は眠ってしまいました。',
          audio_file: 'eiken-1.wav',
        },
        {
          question_number: 2,
          screen_en_text: 'You can find the bathroom at the end of the hall.',
          screen_jp_text: 'お手洗いはろうかのつき当たりにあります。',
          audio_file: 'eiken-2.wav',
          tips: 'end of は音がつながって聞こえます。',
        },
        {
          question_number: 3,
          screen_en_text: 'My sister has been playing the violin for three hours.',
          screen_jp_text: '姉は3時間ずっとバイオリンをひいています。',
          audio_file: 'eiken-3.wav',
        },
        {
          question_number: 4,
          screen_en_text: 'If it is sunny on Sunday, we will climb the mountain.',
          screen_jp_text: '日曜日が晴れなら、私たちは山に登ります。',
          screen_pic: 'mountain.png',
          audio_file: 'eiken-4.wav',
        },
      ],
    },
  },
  {
    title: '英検4級 リスニング書き取り',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_id: 'e41',
          question_number: 11,
          content_en: 'The bookstore opens at ten on Saturdays.',
          mean: 'その書店は土曜日は10時に開きます。',
          audioPath: 'eiken4-1.wav',
        },
        {
          question_id: 'e42',
          question_number: 12,
          content_en: 'Mary made a cake for her father’s birthday.',
          mean: 'メアリーはお父さんの誕生日のためにケーキを作りました。',
          audioPath: 'eiken4-2.wav',
        },
        {
          question_id: 'e43',
          question_number: 13,
          content_en: 'It was cold this morning, so I wore a coat.',
          mean: '今朝は寒かったので、コートを着ました。',
          audioPath: 'eiken4-3.wav',
        },
        {
          question_id: 'e44',
          question_number: 14,
          content_en: 'My dog likes to run in the park.',
          mean: '私の犬は公園を走るのが好きです。',
          picture: 'scene-park.png',
          audioPath: 'eiken4-4.wav',
        },
      ],
    },
  },
  {
    title: '英検準2級 放送文の空所書き取り',
    level: '英検準2級',
    content: {
      items: [
        {
          question_number: 21,
          screen_text:
            'Attention, shoppers. Our store will __ in thirty minutes. If you would like to buy something, please bring it to the __ on the first floor.',
          screen_jp: 'ご来店の皆さま。当店はあと30分で閉店いたします。お求めの品は1階のカウンターまでお持ちください。',
          answers: [
            { index: 1, content: 'close' },
            { index: 2, content: 'counter' },
          ],
          content_audio: 'shop-1.wav',
        },
        {
          question_number: 22,
          screen_text: 'We are __ to say that the flower show has been __ off because of the heavy rain.',
          screen_jp: '申し訳ございませんが、大雨のためフラワーショーは中止になりました。',
          answers: [
            { index: 1, content: 'sorry' },
            { index: 2, content: 'called' },
          ],
          content_audio: 'shop-2.wav',
        },
        {
          question_number: 23,
          screen_text: 'Visitors are asked not to __ pictures of the __.',
          screen_jp: '絵の写真をとらないようお願いいたします。',
          answers: [
            { index: 1, content: 'take' },
            { index: 2, content: 'paintings' },
          ],
          content_audio: 'shop-3.wav',
        },
      ],
    },
  },
]
