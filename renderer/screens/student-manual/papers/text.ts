/** The sample papers of the student manual, as a server sends them, with the names of its figures. */

const words =
  'I visited my grandmother last Sunday. She is teached me how to cook curry. It was delicious and I was happy.'

const resource = (view_key: string, resource_title: string, more: object = {}) => ({
  topic_id: view_key,
  resource_id: view_key,
  view_key,
  resource_path: 'https://media.example.jp/manual',
  resource_title,
  full_score: 100,
  learn_count: 2,
  ...more,
})

/** One choice, with its number. */
const choices = (right: number, ...contents: string[]) =>
  contents.map((content, at) => ({ index: at + 1, content, correct: at + 1 === right ? 1 : 0 }))

export const samplePapers = {
  choose: {
    resource: resource('word-choose', '語句をえらぶ'),
    content: {
      items: [
        {
          index: 1,
          screen_text: 'I __ to the library every Saturday.',
          screen_text_jp: 'わたしは毎週土曜日に図書館へ行きます。',
          choose: choices(1, 'go', 'goes', 'going', 'gone'),
        },
        {
          index: 2,
          screen_text: 'She has __ finished her homework.',
          screen_text_jp: '彼女はもう宿題を終えました。',
          choose: choices(2, 'yet', 'already', 'ever', 'soon'),
        },
        {
          index: 3,
          screen_text: 'This book is __ than that one.',
          screen_text_jp: 'この本はあの本よりおもしろいです。',
          choose: choices(3, 'interesting', 'interest', 'more interesting', 'most interesting'),
        },
      ],
    },
    answers: [
      { question_id: 1, answer_result: 1, score: 100 },
      { question_id: 2, answer_result: 1, score: 0 },
    ],
    correct_percents: [
      { question_id: 1, score: 92 },
      { question_id: 2, score: 54 },
      { question_id: 3, score: 61 },
    ],
  },
  reading: {
    resource: resource('sentence-reading', '文の音読', { total_score: 71, best_score: 78 }),
    content: {
      items: [
        {
          index: 1,
          screen_en_text: 'I overslept this morning.',
          screen_jp_text: '今朝は寝坊しました。',
          audio_file: '1.mp3',
        },
        {
          index: 2,
          screen_en_text: 'We walk to school together.',
          screen_jp_text: 'わたしたちはいっしょに歩いて学校へ行きます。',
          audio_file: '2.mp3',
        },
      ],
    },
    answers: [
      {
        question_id: 1,
        score: 58,
        total_score: 58,
        accuracy_score: 55,
        fluency_score: 62,
        integrity_score: 80,
        sound_file: 'my-1.mp3',
        evaluate_html:
          '<span class="good">I</span> <span class="bad">overslept</span> <span class="middle">this</span> <span class="good">morning</span>.',
        study_report: { errorwords: ['overslept'], repeat: 1, leak: 0, speed: 96 },
      },
      {
        question_id: 2,
        score: 84,
        total_score: 84,
        accuracy_score: 86,
        fluency_score: 79,
        integrity_score: 100,
        sound_file: 'my-2.mp3',
        evaluate_html:
          '<span class="good">We</span> <span class="good">walk</span> <span class="good">to</span> <span class="good">school</span> <span class="good">together</span>.',
      },
    ],
    average_scores: [
      { question_id: 1, score: 66 },
      { question_id: 2, score: 75 },
    ],
  },
  writing: {
    resource: resource('free-writing', '自由英作文'),
    content: { items: [{ index: 1, topic: '先週の週末', content: '先週の週末にしたことを、3文で書きましょう。' }] },
    guid: 'manual',
    answers: [
      {
        question_id: 1,
        score: 72,
        guid: 'manual',
        answer_result: words,
        new_writing_report: {
          sentence_result: JSON.stringify([
            {
              original_sentence: 'She is teached me how to cook curry.',
              error_list: [{ error_type: '動詞の形', mistake_hint: 'is teached を taught にします。' }],
            },
          ]),
          score_result: JSON.stringify({
            content_score: 3.5,
            structure_score: 3,
            vocabulary_score: 3,
            grammar_score: 2,
            correct_word_number: 19,
            has_comment: 1,
          }),
        },
      },
    ],
  },
} as const

const note = (sent_content: string, comments: string) => ({
  pos: { startPos: words.indexOf(sent_content), endPos: words.indexOf(sent_content) + sent_content.length },
  comments,
  teacher: '英語科',
  sent_content,
})

/** The teacher's comments in the figure of writing. */
export const sampleNotes = [
  note('is teached', '過去の形は taught です。be動詞はいりません。'),
  note('It was delicious', '味がよく伝わります。だれと食べたかも書けるといいですね。'),
]
