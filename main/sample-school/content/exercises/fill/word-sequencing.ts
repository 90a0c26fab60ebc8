/** Words to put in order; `answers` are in the correct order, each piece with its index. */
import type { Exercise } from '../exercise-types'

export const wordSequencing: Exercise[] = [
  {
    title: 'Unit 6 不定詞（語順整序）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text_jp: '私は英語の先生になりたいです。',
          answers: [
            { index: 4, content: 'I' },
            { index: 2, content: 'want' },
            { index: 5, content: 'to' },
            { index: 1, content: 'be' },
            { index: 3, content: 'an English teacher' },
          ],
          audio_file: 'order-1.wav',
        },
        {
          index: 2,
          screen_text_jp: '彼女は写真をとるために公園へ行きました。',
          answers: [
            { index: 3, content: 'She' },
            { index: 6, content: 'went' },
            { index: 1, content: 'to' },
            { index: 5, content: 'the park' },
            { index: 2, content: 'to' },
            { index: 4, content: 'take' },
            { index: 7, content: 'pictures' },
          ],
          audio_file: 'order-2.wav',
          tips: '「〜するために」は to ＋ 動詞の原形で表します。',
        },
        {
          index: 3,
          screen_text_jp: '何か冷たい飲み物をください。',
          answers: [
            { index: 5, content: 'Please' },
            { index: 2, content: 'give' },
            { index: 4, content: 'me' },
            { index: 1, content: 'something' },
            { index: 6, content: 'cold' },
            { index: 3, content: 'to drink' },
          ],
          screen_pic: 'cup.png',
          audio_file: 'order-3.wav',
        },
        {
          index: 4,
          screen_text_jp: 'テレビゲームをするのはとても楽しいです。',
          answers: [
            { index: 2, content: 'It' },
            { index: 5, content: 'is' },
            { index: 1, content: 'a lot of fun' },
            { index: 4, content: 'to play' },
            { index: 3, content: 'video games' },
          ],
          audio_file: 'order-4.wav',
        },
      ],
    },
  },
  {
    title: '英検4級 並べかえ（語順整序）',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          screen_jp: 'あなたは放課後どこでテニスをしますか。',
          answers: ['Where', 'do', 'you', 'play tennis', 'after school?'],
        },
        {
          question_number: 2,
          screen_jp: '私の兄は父より背が高いです。',
          answers: ['My brother', 'is', 'taller', 'than', 'my father.'],
        },
        {
          question_number: 3,
          screen_jp: '昨夜は宿題をする時間がありませんでした。',
          answers: ['I had', 'no time', 'to do', 'my homework', 'last night.'],
        },
        {
          question_number: 4,
          screen_jp: 'この部屋で写真をとってはいけません。',
          answers: ['You', 'must', 'not', 'take pictures', 'in this room.'],
        },
      ],
    },
  },
  {
    title: 'Unit 8 間接疑問と関係代名詞（語順整序）',
    level: '中学3年',
    content: {
      items: [
        {
          question_id: 'q1',
          content: 'Do you know __?',
          mean: 'あの背の高い男の人がだれか知っていますか。',
          choose: [
            { index: 'A', content: 'is' },
            { index: 'B', content: 'that tall man' },
            { index: 'C', content: 'who' },
          ],
          answers: [
            { index: 'C', content: 'who' },
            { index: 'B', content: 'that tall man' },
            { index: 'A', content: 'is' },
          ],
          audio_path: 'know-1.wav',
          info: '間接疑問では〈疑問詞＋主語＋動詞〉の順になります。',
        },
        {
          question_id: 'q2',
          content: 'This is the bag __.',
          mean: 'これは祖母が私にくれたかばんです。',
          choose: [
            { index: 'A', content: 'gave' },
            { index: 'B', content: 'my grandmother' },
            { index: 'C', content: 'me' },
            { index: 'D', content: 'that' },
          ],
          answers: [
            { index: 'D', content: 'that' },
            { index: 'B', content: 'my grandmother' },
            { index: 'A', content: 'gave' },
            { index: 'C', content: 'me' },
          ],
          audio_path: 'know-2.wav',
        },
        {
          question_id: 'q3',
          content: 'The girl __ is my cousin.',
          mean: 'ステージで歌っている女の子は私のいとこです。',
          choose: [
            { index: 'A', content: 'on the stage' },
            { index: 'B', content: 'is' },
            { index: 'C', content: 'who' },
            { index: 'D', content: 'singing' },
          ],
          answers: [
            { index: 'C', content: 'who' },
            { index: 'B', content: 'is' },
            { index: 'D', content: 'singing' },
            { index: 'A', content: 'on the stage' },
          ],
          audio_path: 'know-3.wav',
        },
        {
          question_id: 'q4',
          content: 'I don’t remember __.',
          mean: '私はどこにかぎを置いたか覚えていません。',
          choose: [
            { index: 'A', content: 'put' },
            { index: 'B', content: 'where' },
            { index: 'C', content: 'my key' },
            { index: 'D', content: 'I' },
          ],
          answers: [
            { index: 'B', content: 'where' },
            { index: 'D', content: 'I' },
            { index: 'A', content: 'put' },
            { index: 'C', content: 'my key' },
          ],
          picture: 'key.png',
          audio_path: 'know-4.wav',
        },
      ],
    },
  },
]
