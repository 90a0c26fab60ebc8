/** Skill-up: telling a story from pictures. */
import type { Exercise } from '../exercise-types'

export const skillNarrative: Exercise[] = [
  {
    title: 'スキルアップ ナレーション 公園で',
    level: '中学3年',
    content: {
      items: [
        {
          index: 1,
          question: '1枚目の絵について話しましょう。',
          screen_pic: 'scene-park.png',
          sample_answer: 'One sunny day, a woman and her son went to the park.',
        },
        {
          index: 2,
          question: '2枚目の絵について話しましょう。',
          screen_pic: 'scene-key.png',
          sample_answer: 'She found a key on the grass and wanted to find its owner.',
          tips: '過去形で話しましょう。',
        },
        {
          index: 3,
          question: '3枚目の絵について話しましょう。',
          screen_pic: 'scene-bus-stop.png',
          sample_answer: 'Later it began to rain, so they opened a red umbrella and waited for the bus.',
        },
      ],
      progress: [
        {
          type: 'record',
          question_number: 1,
          answer: {
            sample_answer: 'One sunny day, a woman and her son went to the park.',
            audio_path: 'model-1.wav',
          },
        },
        {
          type: 'record',
          question_number: 2,
          answer: {
            sample_answer: 'She found a key on the grass and wanted to find its owner.',
            audio_path: 'model-2.wav',
          },
        },
      ],
    },
  },
  {
    title: 'スキルアップ ナレーション 誕生日',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          picture: 'scene-classroom.png',
          content_en: 'Yesterday the students learned a birthday song in English.',
          mean: '昨日、生徒たちは英語で誕生日の歌を習いました。',
          audio_path: 'song.wav',
        },
        {
          question_number: 2,
          picture: 'scene-birthday.png',
          content_en: 'In the evening they sang it for their friend and ate a big cake.',
          mean: '夜に友達のために歌い、大きなケーキを食べました。',
          audio_path: 'cake.wav',
        },
      ],
    },
  },
]
