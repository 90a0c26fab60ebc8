/** Skill-up: sentences to fill into conversations and texts. */
import type { Exercise } from '../exercise-types'

export const skillSentenceFilling: Exercise[] = [
  {
    title: 'スキルアップ 会話の文補充（基礎）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          content_en: 'Lisa: You look happy, Jun. __\nJun: My team won the tennis tournament yesterday.',
          mean: 'リサ：うれしそうだね、淳。＿＿　淳：昨日、うちのチームがテニスの大会で優勝したんだ。',
          choose: [
            { index: 1, content: 'What happened?', correct: true },
            { index: 2, content: 'Are you a tennis player?', correct: false },
            { index: 3, content: 'When is the tournament?', correct: false },
          ],
          audio_path: 'lisa-1.wav',
        },
        {
          index: 2,
          content_en: 'Lisa: That’s great! __\nJun: Every day after school for a year.',
          mean: 'リサ：すごい。＿＿　淳：1年間、毎日放課後にね。',
          choose: [
            { index: 1, content: 'Where did you practice?', correct: false },
            { index: 2, content: 'How often did you practice?', correct: true },
            { index: 3, content: 'Who practiced with you?', correct: false },
          ],
          audio_path: 'lisa-2.wav',
        },
        {
          index: 3,
          content_en: 'Jun: We have another game next Sunday. __\nLisa: I’d love to! What time does it start?',
          mean: '淳：来週の日曜にも試合があるんだ。＿＿　リサ：ぜひ行きたい。何時に始まるの。',
          choose: [
            { index: 1, content: 'Did you see the game?', correct: false },
            { index: 2, content: 'Can I borrow your racket?', correct: false },
            { index: 3, content: 'Would you like to come?', correct: true },
          ],
          audio_path: 'lisa-3.wav',
        },
        {
          index: 4,
          content_en: 'Jun: At ten. __\nLisa: OK. See you there.',
          mean: '淳：10時だよ。＿＿　リサ：わかった。そこで会おうね。',
          choose: [
            { index: 1, content: 'Let’s meet at the station at nine thirty.', correct: true },
            { index: 2, content: 'I’ll stay home all day.', correct: false },
            { index: 3, content: 'It finished at noon.', correct: false },
          ],
          audio_path: 'lisa-4.wav',
        },
      ],
    },
  },
  {
    title: 'スキルアップ 説明文の文補充（標準）',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        {
          question_id: 'text',
          topic: 'Bicycle Sharing',
          screen_text:
            'Have you ever used a shared bicycle? In many cities, people can rent a bicycle at one station and return it at another. __ You only need a smartphone. __ For example, fewer people drive their cars, so the air becomes cleaner. __ Some people leave the bicycles on the street, and others cannot walk safely. We should remember to return them to the right place.',
          screen_text_jp: 'シェアサイクルについての文章です。空所に入る文を選びなさい。',
          questions: [
            {
              question_id: 'b1',
              choose: [
                { index: 1, content: 'It is easy to use.', correct: 1 },
                { index: 2, content: 'It is not open to visitors.', correct: 0 },
                { index: 3, content: 'It was made of wood.', correct: 0 },
              ],
            },
            {
              question_id: 'b2',
              choose: [
                { index: 1, content: 'Nobody knows about it.', correct: 0 },
                { index: 2, content: 'It has many good points.', correct: 1 },
                { index: 3, content: 'You must buy a helmet first.', correct: 0 },
              ],
            },
            {
              question_id: 'b3',
              choose: [
                { index: 1, content: 'That is why cars are popular.', correct: 0 },
                { index: 2, content: 'Everyone is happy with it.', correct: 0 },
                { index: 3, content: 'However, there are some problems, too.', correct: 1 },
              ],
              tips: '空所のあとに困ったことが書かれています。',
            },
          ],
        },
      ],
    },
  },
  {
    title: 'スキルアップ 英文を完成させよう（応用）',
    level: '英検準2級',
    content: {
      items: [
        {
          question_number: 1,
          screen_en_text: 'It is important for us __.',
          screen_jp_text: '私たちにとって水を大切に使うことは重要です。',
          answers: ['to save water/to use water carefully'],
        },
        {
          question_number: 2,
          screen_en_text: 'I don’t know __, but I’ll do my best.',
          screen_jp_text: '次に何をすべきかわかりませんが、最善をつくします。',
          answers: ['what to do next/what I should do next'],
        },
        {
          question_number: 3,
          screen_en_text: 'The more you practice, __.',
          screen_jp_text: '練習すればするほど、うまくなります。',
          answers: ['the better you become/the better you will be'],
          info: '〈the＋比較級 …, the＋比較級 〜〉で「…すればするほど〜」を表します。',
        },
        {
          question_number: 4,
          screen_en_text: '__ my phone, I would call her right now.',
          screen_jp_text: '電話を持っていれば、今すぐ彼女に電話するのに。',
          answers: ['If I had'],
        },
      ],
    },
  },
]
