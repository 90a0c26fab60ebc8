/** Chapters for shadowing; the view marks the current sentence. With a sound for each paragraph, or one for all. */
import type { Exercise } from '../exercise-types'

export const chapterShadowTracking: Exercise[] = [
  {
    title: 'Unit 8 灯台のある島（本文のシャドーイング）',
    level: '中学3年',
    content: {
      items: [
        {
          index: 1,
          screen_text:
            'Five years ago, only eleven people lived on Kamome Island. The school was closed, and the ship came twice a week. Most visitors stayed for an hour, took pictures of the lighthouse, and went home.',
          screen_text_jp:
            '5年前、かもめ島に住んでいたのは11人だけでした。学校は閉校になり、船は週に2便でした。ほとんどの観光客は1時間ほど過ごし、灯台の写真をとって帰っていきました。',
          audio_file: 'c1.wav',
        },
        {
          index: 2,
          screen_text:
            'Then a young couple moved into the old school building. They cleaned the classrooms and opened a small hotel. Guests can read in the library, cook in the science room, and sleep under the stars on the roof.',
          screen_text_jp:
            'やがて1組の若い夫婦が、古い校舎に移り住みました。2人は教室をそうじして、小さなホテルを開きました。客は図書室で本を読み、理科室で料理をし、屋上で星空の下で眠ることができます。',
          audio_file: 'c2.wav',
        },
        {
          index: 3,
          screen_text:
            'Now the ship comes every day. Two families with children have come to live on the island, too. This April, the school bell rang again for the first time in nine years.',
          screen_text_jp:
            '今では船が毎日来ます。子どものいる家族も2組、島に移り住みました。この4月、9年ぶりに学校のチャイムが鳴りました。',
          audio_file: 'c3.wav',
        },
      ],
    },
  },
  {
    title: '英検準2級 歩くことの力（本文のシャドーイング）',
    level: '英検準2級',
    asText: true,
    content: {
      full_text: {
        screen_en_text:
          'Many people believe that they think best at a desk. However, some researchers say that walking helps us find new ideas. In one study, students who walked for fifteen minutes gave more answers than those who sat. It did not matter whether they walked outside or in a plain room. The next time you cannot solve a problem, close your notebook and take a short walk.',
        audio_file: 'walking.wav',
      },
      items: [
        {
          question_number: 1,
          content: 'Many people believe that they think best at a desk.',
          mean: '多くの人は、机に向かっているときがいちばんよく考えられると信じています。',
        },
        {
          question_number: 2,
          content: 'However, some researchers say that walking helps us find new ideas.',
          mean: 'しかし、歩くことが新しい考えを見つける助けになると言う研究者もいます。',
        },
        {
          question_number: 3,
          content: 'In one study, students who walked for fifteen minutes gave more answers than those who sat.',
          mean: 'ある研究では、15分歩いた学生のほうが、座っていた学生よりも多くの答えを出しました。',
        },
        {
          question_number: 4,
          content: 'It did not matter whether they walked outside or in a plain room.',
          mean: '外を歩いても、何もない部屋の中を歩いても、違いはありませんでした。',
        },
        {
          question_number: 5,
          content: 'The next time you cannot solve a problem, close your notebook and take a short walk.',
          mean: '今度問題が解けないときは、ノートを閉じて少し歩いてみましょう。',
        },
      ],
    },
  },
]
