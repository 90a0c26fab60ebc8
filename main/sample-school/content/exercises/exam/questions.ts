/** Exam preparation: questions with choices or written answers. */
import type { Exercise } from '../exercise-types'

export const examGrammarChoice: Exercise[] = [
  {
    title: '英検3級対策 短文の穴うめ（文法選択）',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          question: 'A: Have you ever __ a letter in English?\nB: Yes, I have.',
          screen_text_jp: '英語で手紙を書いたことがありますか。― はい、あります。',
          choose: [
            { index: 1, content: 'write', correct: 0 },
            { index: 2, content: 'wrote', correct: 0 },
            { index: 3, content: 'written', correct: 1 },
            { index: 4, content: 'writing', correct: 0 },
          ],
        },
        {
          index: 2,
          question: 'The boy __ is playing the drums is my cousin.',
          screen_text_jp: 'ドラムをたたいている男の子は私のいとこです。',
          choose: [
            { index: 1, content: 'who', correct: 1 },
            { index: 2, content: 'which', correct: 0 },
            { index: 3, content: 'whose', correct: 0 },
            { index: 4, content: 'what', correct: 0 },
          ],
          tips: '人を説明する関係代名詞を選びます。',
        },
        {
          index: 3,
          question: 'It was so cold __ we stayed at home all day.',
          screen_text_jp: 'とても寒かったので一日中家にいました。',
          choose: [
            { index: 1, content: 'but', correct: 0 },
            { index: 2, content: 'that', correct: 1 },
            { index: 3, content: 'than', correct: 0 },
            { index: 4, content: 'if', correct: 0 },
          ],
        },
        {
          index: 4,
          question: 'Thank you for __ me find my key.',
          screen_text_jp: 'かぎを見つけるのを手伝ってくれてありがとう。',
          choose: [
            { index: 1, content: 'help', correct: 0 },
            { index: 2, content: 'helped', correct: 0 },
            { index: 3, content: 'to help', correct: 0 },
            { index: 4, content: 'helping', correct: 1 },
          ],
        },
        {
          index: 5,
          question: 'This bridge was __ more than one hundred years ago.',
          screen_text_jp: 'この橋は100年以上前に建てられました。',
          choose: [
            { index: 1, content: 'built', correct: 1 },
            { index: 2, content: 'build', correct: 0 },
            { index: 3, content: 'building', correct: 0 },
            { index: 4, content: 'builds', correct: 0 },
          ],
        },
      ],
    },
  },
  {
    title: '英検準2級対策 文法のまとめ（文法選択）',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'If I __ wings, I would fly to the island.',
          mean: '翼があれば、その島まで飛んでいくのに。',
          answers: [
            { index: 1, content: 'have', correct: false },
            { index: 2, content: 'had', correct: true },
            { index: 3, content: 'will have', correct: false },
          ],
        },
        {
          question_number: 2,
          content_en: 'She is proud __ her son’s success.',
          mean: '彼女は息子の成功を誇りに思っています。',
          answers: [
            { index: 1, content: 'of', correct: true },
            { index: 2, content: 'with', correct: false },
            { index: 3, content: 'to', correct: false },
          ],
        },
        {
          question_number: 3,
          content_en: 'I had my bike __ at the shop near the station.',
          mean: '駅の近くの店で自転車を直してもらいました。',
          answers: [
            { index: 1, content: 'repair', correct: false },
            { index: 2, content: 'repaired', correct: true },
            { index: 3, content: 'repairing', correct: false },
          ],
          info: '「have＋もの＋過去分詞」で「〜してもらう」を表します。',
        },
        {
          question_number: 4,
          content_en: 'No other mountain in Japan is __ than Mt. Fuji.',
          mean: '富士山より高い山は日本にありません。',
          answers: [
            { index: 1, content: 'high', correct: false },
            { index: 2, content: 'highest', correct: false },
            { index: 3, content: 'higher', correct: true },
          ],
        },
      ],
    },
  },
]

export const examFreeAccountQuestion: Exercise[] = [
  {
    title: '英検3級対策 Eメールに返事を書く',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          topic: 'Eメールへの返信',
          question: 'メールを読み、2つの質問に答える返事を15〜25語で書きましょう。',
          screen_text:
            'Hi!\nI heard that you went to a soccer game last weekend. How did you go to the stadium? And what was the best part of the game?\nYour friend, James',
          screen_text_jp:
            '週末にサッカーの試合へ行ったと聞きました。スタジアムへはどうやって行きましたか。試合でいちばんよかったところはどこですか。',
          sample_answer:
            'I went to the stadium by train with my brother. The best part was the last goal. Everyone stood up and shouted.',
        },
        {
          index: 2,
          topic: '意見を書く',
          question: 'Which do you like better, studying at home or studying in the library?',
          screen_text_jp: '家で勉強するのと図書館で勉強するのでは、どちらが好きですか。',
          sample_answer:
            'I like studying in the library better. First, it is very quiet there. Second, I can ask my teacher questions when I need help.',
          tips: '理由を2つ書きましょう。',
        },
      ],
    },
  },
  {
    title: '英検準2級対策 自由に書く',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'Do you think it is good for children to have pets?',
          mean: '子どもがペットを飼うことはよいと思いますか。',
          sample_answer:
            'I think it is good for children to have pets. Taking care of a pet teaches them how to be kind. Also, a pet can become a good friend when they feel sad.',
        },
        {
          question_number: 2,
          content_en: 'Should schools start later in the morning?',
          mean: '学校は朝もっと遅く始まるべきでしょうか。',
          sample_answer:
            'I think schools should start later. Many students are tired because they go to bed late. If classes began at nine, they could listen to their teachers better.',
        },
        {
          question_number: 3,
          content_en: 'What kind of event would you like to have in your town?',
          mean: 'あなたの町でどんな行事を開きたいですか。',
          sample_answer:
            'I would like to have a music festival in the park. Young and old people could enjoy songs together, and the shops near the park would be busy.',
        },
      ],
    },
  },
]

export const examTreatmentPolicy: Exercise[] = [
  {
    title: '英検3級対策 面接の受けかた',
    level: '英検3級',
    content: {
      question_description: '面接の流れを絵で確かめ、音声を聞いて練習しましょう。',
      audios: [
        { title: 'Excuse me. May I come in?', file: 'tp-enter.wav' },
        { title: 'Here is my card.', file: 'tp-card.wav' },
        { title: 'Could you say that again, please?', file: 'tp-again.wav' },
        { title: 'Thank you very much. Goodbye.', file: 'tp-bye.wav' },
      ],
      items: [
        {
          index: 1,
          screen_pic: 'scene-classroom.png',
          screen_text: 'Knock on the door and say “May I come in?”',
          screen_text_jp: 'ドアをノックして「入ってもよろしいですか」と言います。',
        },
        {
          index: 2,
          screen_pic: 'book.png',
          screen_text: 'You have twenty seconds to read the card silently.',
          screen_text_jp: '20秒間でカードを黙読します。',
          tips: '題名と最初の文から、何の話かをつかみましょう。',
        },
        {
          index: 3,
          screen_pic: 'clock.png',
          question: 'You could not hear the question. What should you say?',
          screen_text_jp: '質問が聞き取れませんでした。何と言えばよいでしょう。',
          choose: [
            { index: 1, content: 'I don’t know.', correct: 0 },
            { index: 2, content: 'Could you say that again, please?', correct: 1 },
            { index: 3, content: 'No, thank you.', correct: 0 },
          ],
        },
        {
          index: 4,
          screen_pic: 'key.png',
          question: 'How should you answer a question that begins with “Why”?',
          screen_text_jp: 'Why で始まる質問には、どう答えればよいでしょう。',
          choose: [
            { index: 1, content: 'Begin with “Because …”.', correct: 1 },
            { index: 2, content: 'Begin with “At …”.', correct: 0 },
            { index: 3, content: 'Begin with “Yes, I do.”', correct: 0 },
          ],
        },
      ],
    },
  },
  {
    title: '英検4級対策 リスニングの解きかた',
    level: '英検4級',
    content: {
      question_description: '問題を先に見て、聞くところを決めましょう。',
      audios: [
        { title: 'Question number one.', file: 'tp-one.wav' },
        { title: 'What time is it now?', file: 'tp-time.wav' },
        { title: 'How many people are there?', file: 'tp-many.wav' },
      ],
      items: [
        {
          question_number: 1,
          picture: 'pencil.png',
          content_en: 'Look at the choices before you listen.',
          mean: '聞く前に選択肢を見ておきます。',
        },
        {
          question_number: 2,
          picture: 'clock.png',
          content_en: 'Listen for numbers and times.',
          mean: '数や時刻に気をつけて聞きます。',
        },
        {
          question_number: 3,
          picture: 'scene-bus-stop.png',
          question: 'Which word asks about a place?',
          mean: '場所をたずねることばはどれですか。',
          answers: [
            { index: 1, content: 'When', correct: false },
            { index: 2, content: 'Where', correct: true },
            { index: 3, content: 'Who', correct: false },
          ],
        },
      ],
    },
  },
]
