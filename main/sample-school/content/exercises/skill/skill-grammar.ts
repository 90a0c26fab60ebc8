/** Skill-up: grammar in sentences. */
import type { Exercise } from '../exercise-types'

export const skillGrammar: Exercise[] = [
  {
    title: 'スキルアップ 文法 比較',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          question: 'Mt. Fuji is __ than Mt. Aso.',
          screen_text_jp: '富士山は阿蘇山より高いです。',
          choose: [
            { index: 1, content: 'high' },
            { index: 2, content: 'higher', correct: 1 },
            { index: 3, content: 'highest' },
          ],
          info: 'than があるので比較級にします。',
        },
        {
          index: 2,
          question: 'This is the __ difficult question of all.',
          screen_text_jp: 'これは全部の中でいちばん難しい問題です。',
          choose: [
            { index: 1, content: 'most', correct: 1 },
            { index: 2, content: 'more' },
            { index: 3, content: 'very' },
          ],
          info: '長い形容詞の最上級は most をつけます。',
        },
        {
          index: 3,
          question: 'My bag is as __ as yours.',
          screen_text_jp: '私のかばんはあなたのと同じくらい重いです。',
          answers: ['heavy'],
          info: 'as と as の間は変化させません。',
        },
        {
          index: 4,
          question: 'She runs __ than __ brother.',
          screen_text_jp: '彼女は弟より速く走ります。',
          answers: ['faster', 'her'],
        },
      ],
    },
  },
  {
    title: 'スキルアップ 文法 不定詞と動名詞',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'I enjoyed __ with you.',
          mean: 'あなたと話せて楽しかったです。',
          choose: [
            { index: 1, content: 'to talk' },
            { index: 2, content: 'talking', correct: true },
            { index: 3, content: 'talk' },
          ],
          note_homework: 'enjoy のあとは動名詞です。',
        },
        {
          question_number: 2,
          content_en: 'He decided __ abroad.',
          mean: '彼は留学することに決めました。',
          choose: [
            { index: 1, content: 'to study', correct: true },
            { index: 2, content: 'studying' },
            { index: 3, content: 'studied' },
          ],
          note_homework: 'decide のあとは不定詞です。',
        },
        {
          question_number: 3,
          content_en: 'Please tell me how __ this machine.',
          mean: 'この機械の使い方を教えてください。',
          answers: ['to use'],
        },
      ],
    },
  },
]
