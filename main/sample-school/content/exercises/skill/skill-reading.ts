/** Skill-up: reading texts aloud. */
import type { Exercise } from '../exercise-types'

export const skillReading: Exercise[] = [
  {
    title: 'スキルアップ 音読 わたしの一日',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'I get up at six and walk my dog in the park.',
          screen_text_jp: '6時に起きて、公園で犬の散歩をします。',
          audio_file: 'a1.wav',
        },
        {
          index: 2,
          screen_text: 'School starts at eight twenty. My favorite subject is music.',
          screen_text_jp: '学校は8時20分に始まります。好きな教科は音楽です。',
          audio_file: 'a2.wav',
        },
        {
          index: 3,
          screen_text: 'After dinner I do my homework, and then I read comics in bed.',
          screen_text_jp: '夕食のあと宿題をして、それからベッドで漫画を読みます。',
          audio_file: 'a3.wav',
          tips: 'homework と comics を強く読みます。',
        },
      ],
    },
  },
  {
    title: 'スキルアップ 音読 海のごみ',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en:
            'Every year a lot of plastic ends up in the sea. Turtles and birds eat it because it looks like food.',
          mean: '毎年たくさんのプラスチックが海に流れ着きます。食べ物に見えるので、ウミガメや鳥が食べてしまいます。',
          audio_path: 'sea-1.wav',
        },
        {
          question_number: 2,
          content_en: 'If each of us picks up one bottle a day, the beaches will become cleaner little by little.',
          mean: '一人一人が1日に1本拾えば、浜辺は少しずつきれいになります。',
          audio_path: 'sea-2.wav',
        },
      ],
    },
  },
]
