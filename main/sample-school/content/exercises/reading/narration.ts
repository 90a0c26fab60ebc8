/** Stories to tell from a series of pictures. */
import type { Exercise } from '../exercise-types'

export const narration: Exercise[] = [
  {
    title: '公園で見つけたかぎ（ナレーション）',
    level: '中学3年',
    content: {
      question_description: '4枚の絵の順に、お話を英語で話しましょう。',
      items: [
        {
          index: 1,
          before_text: 'One Sunday morning, Mio and her brother went to the park.',
          content_en: 'They played near the big tree because the weather was nice.',
          screen_text_jp: '天気がよかったので、2人は大きな木の近くで遊びました。',
          screen_pic: 'scene-park.png',
          audio_file: 'n1.wav',
        },
        {
          index: 2,
          content_en: 'Then Mio saw something in the grass. It was an old key.',
          screen_text_jp: 'そのとき、美央は草の中に何かを見つけました。それは古いかぎでした。',
          screen_pic: 'scene-key.png',
          audio_file: 'n2.wav',
          sample_answer: 'Suddenly, Mio found an old key under the tree.',
        },
        {
          index: 3,
          content_en: 'It started to rain, so they took a bus to the police station.',
          screen_text_jp: '雨が降り出したので、2人はバスで警察署へ行きました。',
          screen_pic: 'scene-bus-stop.png',
          audio_file: 'n3.wav',
          sample_answer: 'It began to rain. They decided to take the key to the police by bus.',
        },
        {
          index: 4,
          content_en: 'A week later, the owner of the key invited them to her birthday party.',
          screen_text_jp: '1週間後、かぎの持ち主が2人を誕生日会に招いてくれました。',
          screen_pic: 'scene-birthday.png',
          audio_file: 'n4.wav',
          sample_answer: 'One week later, the woman who had lost the key thanked them at her party.',
          tips: '「1週間後」のように、時を表すことばで絵と絵をつなぎましょう。',
        },
      ],
    },
  },
  {
    title: '英検2級 家族のキャンプ（ナレーション）',
    level: '英検2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          question: '1枚めの絵を説明してください。',
          before_text: 'One evening, Mr. and Mrs. Mori were talking about their summer vacation.',
          content_en: 'They decided to go camping in the mountains with their son.',
          mean: '2人は息子といっしょに山へキャンプに行くことにしました。',
          screen_image: 'scene-camp.png',
          samples: [
            'Mr. Mori suggested going camping in the mountains, and Mrs. Mori agreed.',
            'They thought that camping in the mountains would be fun for their son.',
          ],
        },
        {
          question_number: 2,
          question: '2枚めの絵を説明してください。',
          before_text: 'On the first day of the trip',
          content_en: 'it was raining hard, and they had to wait for the next bus under an umbrella.',
          mean: '雨が激しく降っていて、かさをさして次のバスを待たなければなりませんでした。',
          screen_image: 'scene-bus-stop.png',
          samples: ['it was raining heavily, so they could not leave the bus stop for an hour.'],
        },
        {
          question_number: 3,
          question: '3枚めの絵を説明してください。',
          before_text: 'The next day',
          content_en: 'they changed their plans and enjoyed swimming in the sea instead.',
          mean: '2人は予定を変え、代わりに海で泳いで楽しみました。',
          screen_image: 'scene-sea.png',
          samples: ['the sky was clear, and the family had a good time at the beach.'],
        },
      ],
    },
  },
]
