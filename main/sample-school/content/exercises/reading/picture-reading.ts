/** Pictures with a text to read aloud. */
import type { Exercise } from '../exercise-types'

export const pictureReading: Exercise[] = [
  {
    title: 'Unit 3 私の町（絵を見て音読）',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'This is the park near my house. There is a big tree and a small pond.',
          screen_text_jp: 'これは家の近くの公園です。大きな木と小さな池があります。',
          screen_pic: 'scene-park.png',
          audio_file: 'p1.wav',
        },
        {
          index: 2,
          screen_text: 'On rainy days I go to school by bus. I wait for it under my umbrella.',
          screen_text_jp: '雨の日はバスで学校へ行きます。かさをさしてバスを待ちます。',
          screen_pic: 'scene-bus-stop.png',
          audio_file: 'p2.wav',
        },
        {
          index: 3,
          screen_text: 'In summer my family goes to the sea. My brother and I swim all day.',
          screen_text_jp: '夏には家族で海へ行きます。弟とぼくは一日中泳ぎます。',
          screen_pic: 'scene-sea.png',
          audio_file: 'p3.wav',
        },
        {
          index: 4,
          screen_text: 'This is our classroom. The clock on the wall is five minutes fast.',
          screen_text_jp: 'これは私たちの教室です。壁の時計は5分進んでいます。',
          screen_pic: 'scene-classroom.png',
          audio_file: 'p4.wav',
        },
      ],
    },
  },
  {
    title: '英検4級 絵の説明を読む（絵を見て音読）',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'Two friends are camping in the mountains. They put up their tent before dark.',
          mean: '2人の友だちが山でキャンプをしています。暗くなる前にテントを張りました。',
          picture: 'scene-camp.png',
          audio_path: 'camp.wav',
        },
        {
          question_number: 2,
          content_en: 'It is her birthday today. There are three candles on the cake.',
          mean: '今日は彼女の誕生日です。ケーキにはろうそくが3本立っています。',
          picture: 'scene-birthday.png',
          audio_path: 'birthday.wav',
        },
        {
          question_number: 3,
          content_en: 'They found an old key under the tree in the park.',
          mean: '彼らは公園の木の下で古いかぎを見つけました。',
          picture: 'scene-key.png',
          audio_path: 'found.wav',
        },
      ],
    },
  },
]
