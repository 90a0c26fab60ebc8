/** Filling the blanks of sentences; two underscores are one blank. */
import type { Exercise } from '../exercise-types'

export const blankFilling: Exercise[] = [
  {
    title: 'Unit 4 過去形（空所補充）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          question: 'I __ up at six yesterday.',
          screen_text_jp: '私は昨日6時に起きました。',
          answers: [{ index: 1, content: 'got/woke' }],
          audio_file: 'b1.wav',
        },
        {
          index: 2,
          question: 'She __ to Kyoto and __ many pictures.',
          screen_text_jp: '彼女は京都へ行って、写真をたくさん撮りました。',
          answers: [
            { index: 1, content: 'went/traveled' },
            { index: 2, content: 'took' },
          ],
          audio_file: 'b2.wav',
        },
        {
          index: 3,
          question: 'We __ not __ TV last night.',
          screen_text_jp: '私たちは昨夜テレビを見ませんでした。',
          answers: [
            { index: 1, content: 'did' },
            { index: 2, content: 'watch' },
          ],
          audio_file: 'b3.wav',
        },
        {
          index: 4,
          question: 'Ken __ his umbrella on the train.',
          screen_text_jp: '健は電車にかさを置き忘れました。',
          answers: [{ index: 1, content: 'left' }],
          screen_pic: 'umbrella.png',
          audio_file: 'b4.wav',
        },
        {
          index: 5,
          question: '__ you __ your homework?',
          screen_text_jp: '宿題を終えましたか。',
          answers: [
            { index: 2, content: 'finish/do' },
            { index: 1, content: 'Did' },
          ],
          tips: '過去の疑問文では動詞は原形です。',
        },
      ],
    },
  },
  {
    title: 'Unit 6 接続詞（空所補充）',
    level: '中学2年',
    content: {
      items: [
        {
          question_id: '61',
          screen_text: 'I have lived here __ I was born.',
          screen_jp: '私は生まれてからずっとここに住んでいます。',
          answers: [{ index: 1, content: 'since' }],
        },
        {
          question_id: '62',
          screen_text: '__ it rains tomorrow, we will stay home.',
          screen_jp: '明日雨が降ったら、家にいます。',
          answers: [{ index: 1, content: 'If' }],
        },
        {
          question_id: '63',
          screen_text: 'I was late __ I missed the bus.',
          screen_jp: 'バスに乗り遅れたので遅刻しました。',
          answers: [{ index: 1, content: 'because/as' }],
          picture: 'bus.png',
        },
        {
          question_id: '64',
          screen_text: '__ my father came home, I was __ dinner.',
          screen_jp: '父が帰宅したとき、私は夕食をとっていました。',
          answers: [
            { index: 1, content: 'When' },
            { index: 2, content: 'having/eating' },
          ],
        },
        {
          question_id: '65',
          screen_text: 'Both Mika __ I like __ books.',
          screen_jp: '美佳も私も本を読むのが好きです。',
          answers: [
            { index: 1, content: 'and' },
            { index: 2, content: 'reading' },
          ],
        },
      ],
    },
  },
  {
    title: '英検4級 前置詞（空所補充）',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        { question_number: 1, content_en: 'My birthday is __ May.', mean: '私の誕生日は5月です。', answers: ['in'] },
        {
          question_number: 2,
          content_en: 'The concert starts __ seven __ Friday.',
          mean: 'コンサートは金曜日の7時に始まります。',
          answers: ['at', 'on'],
        },
        {
          question_number: 3,
          content_en: 'There is a cat __ the table.',
          mean: 'テーブルの下にねこがいます。',
          answers: ['under/below'],
        },
        {
          question_number: 4,
          content_en: 'She is good __ playing the piano.',
          mean: '彼女はピアノを弾くのが得意です。',
          answers: ['at'],
        },
      ],
    },
  },
  {
    title: 'Unit 8 受け身と完了（空所補充）',
    level: '中学3年',
    content: {
      items: [
        {
          index: 1,
          content: 'This temple __ __ in 1603.',
          screen_jp_text: 'この寺は1603年に建てられました。',
          answers: [
            { index: 1, content: 'was' },
            { index: 2, content: 'built' },
          ],
          content_audio: 'temple.wav',
        },
        {
          index: 2,
          content: 'English is __ in many countries.',
          screen_jp_text: '英語は多くの国で話されています。',
          answers: [{ index: 1, content: 'spoken/used' }],
          content_audio: 'spoken.wav',
        },
        {
          index: 3,
          content: 'Have you ever __ to Hokkaido?\nYes, I __ there twice.',
          screen_jp_text: '北海道へ行ったことがありますか。― はい、2回行きました。',
          answers: [
            { index: 1, content: 'been' },
            { index: 2, content: 'went' },
          ],
          content_audio: 'hokkaido.wav',
        },
        {
          index: 4,
          content: 'I have __ __ my lunch.',
          screen_jp_text: '私はもう昼食を食べ終えました。',
          answers: [
            { index: 1, content: 'already/just' },
            { index: 2, content: 'finished/eaten' },
          ],
          content_audio: 'lunch.wav',
        },
        {
          index: 5,
          content: 'How long __ you __ __ Japanese?',
          screen_jp_text: 'どのくらいの間、日本語を勉強していますか。',
          answers: [
            { index: 1, content: 'have' },
            { index: 2, content: 'been' },
            { index: 3, content: 'studying/learning' },
          ],
          content_audio: 'long.wav',
        },
      ],
    },
  },
]
