/** Skill-up: speaking sentences along with the model. */
import type { Exercise } from '../exercise-types'

export const skillSentenceShadowReading: Exercise[] = [
  {
    title: 'スキルアップ シャドーイング 旅行の会話',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'I’d like two tickets to Nara, please.',
          screen_text_jp: '奈良までの切符を2枚ください。',
          audio_file: 't1.wav',
        },
        {
          index: 2,
          screen_text: 'Which train should we take?',
          screen_text_jp: 'どの電車に乗ればよいですか。',
          audio_file: 't2.wav',
        },
        {
          index: 3,
          screen_text: 'We have to change trains at the next station.',
          screen_text_jp: '次の駅で乗り換えなければなりません。',
          audio_file: 't3.wav',
        },
        {
          index: 4,
          screen_text: 'The view from here is wonderful.',
          screen_text_jp: 'ここからのながめはすばらしいです。',
          audio_file: 't4.wav',
        },
      ],
    },
  },
  {
    title: 'スキルアップ シャドーイング 天気予報',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'It will be sunny in the morning, but clouds will come in the afternoon.',
          mean: '午前は晴れますが、午後は雲が広がるでしょう。',
          audio_path: 'wx-1.wav',
        },
        {
          question_number: 2,
          content_en: 'Don’t forget your umbrella if you go out in the evening.',
          mean: '夕方出かける人は、かさを忘れないでください。',
          audio_path: 'wx-2.wav',
        },
      ],
    },
  },
]
