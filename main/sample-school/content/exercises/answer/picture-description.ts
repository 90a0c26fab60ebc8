/** Describing a picture, spoken or written. */
import type { Exercise } from '../exercise-types'

export const pictureDescription: Exercise[] = [
  {
    title: 'Unit 6 絵を見て説明しよう',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          question: '絵の中の人が何をしているか、英語で説明しましょう。',
          screen_pic: 'scene-bus-stop.png',
          sample_answer: 'It is raining. A man with a red umbrella is waiting for the bus.',
          tips: '天気も言ってみましょう。',
        },
        {
          index: 2,
          question: '絵の中の人が何をしているか、英語で説明しましょう。',
          screen_pic: 'scene-classroom.png',
          sample_answer: 'The teacher is standing by the board. Two students are listening to him.',
        },
        {
          index: 3,
          question: '絵の中の人が何をしているか、英語で説明しましょう。',
          screen_pic: 'scene-camp.png',
          sample_answer: 'Two people are camping near the mountains. There is a red tent.',
        },
      ],
    },
  },
  {
    title: '英検準2級 絵の説明',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'Please describe the weather and the people in the picture.',
          mean: '絵の中の天気と人物を説明してください。',
          picture: 'scene-park.png',
          audio_path: 'describe-park.wav',
          sample_answer: 'It is sunny. Two people are standing near a big tree in the park.',
        },
        {
          question_number: 2,
          content_en: 'Please tell me what you can see at the beach.',
          mean: '海辺に何が見えるか話してください。',
          picture: 'scene-sea.png',
          audio_path: 'describe-sea.wav',
          sample_answer: 'Two people are swimming in the sea. I can see a boat, too.',
        },
      ],
    },
  },
  {
    title: '絵に合う英文を書こう',
    level: '中学1年',
    content: {
      items: [
        {
          question_id: '11',
          screen_image: 'umbrella.png',
          screen_text: 'This __ a blue umbrella.',
          answers: ['is'],
        },
        {
          question_id: '12',
          screen_image: 'clock.png',
          question: '時計があることを There is で書きましょう。',
          answers: ['There is a clock./There is a clock on the wall.'],
        },
        {
          question_id: '13',
          screen_image: 'bus.png',
          question: 'バスの色を英語で書きましょう。',
          answers: ['The bus is green./It is green.'],
        },
        {
          question_id: '14',
          screen_image: 'apple.png',
          question: 'りんごの色を英語で書きましょう。',
          answers: ['The apple is red./It is red.'],
        },
      ],
    },
  },
]
