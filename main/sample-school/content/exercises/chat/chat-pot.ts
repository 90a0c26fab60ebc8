/** Conversations: the student chooses and speaks a reply to each question. */
import type { Exercise } from '../exercise-types'

export const chatPot: Exercise[] = [
  {
    title: 'Unit 2 週末の予定（チャットポット）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          topic: '土曜日の約束',
          screen_text: 'Your friend Lucy calls you on Friday evening.',
          screen_text_jp: '金曜日の夕方、友だちのルーシーから電話がありました。',
          question_items: [
            {
              question_id: 'c11',
              question: 'Hi! Are you free tomorrow?',
              screen_text_jp: 'こんにちは。明日はひま？',
              audio_file: 'chat-11.wav',
            },
            {
              question_id: 'c12',
              question: 'Shall we go to the new library?',
              screen_text_jp: '新しい図書館へ行かない？',
              audio_file: 'chat-12.wav',
            },
            {
              question_id: 'c13',
              question: 'What time shall we meet?',
              screen_text_jp: '何時に会おうか。',
              audio_file: 'chat-13.wav',
            },
          ],
          answer_items: [
            {
              options: [
                { index: 1, content: 'Yes, I am. I have no plans.', correct: true },
                { index: 2, content: 'Yes, I do. I like it.', correct: false },
                { index: 3, content: 'It was free.', correct: false },
              ],
            },
            {
              options: [
                { index: 1, content: 'No, we didn’t.', correct: false },
                { index: 2, content: 'Sure. I want to borrow some books.', correct: true },
                { index: 3, content: 'It’s next to the station.', correct: false },
              ],
            },
            {
              options: [
                { index: 1, content: 'At the bus stop.', correct: false },
                { index: 2, content: 'It’s Saturday.', correct: false },
                { index: 3, content: 'How about ten o’clock?', correct: true },
              ],
              tips: 'What time …? は時刻をたずねる表現です。',
            },
          ],
        },
        {
          index: 2,
          topic: '図書館で',
          screen_text: 'You are at the front desk of the library.',
          screen_text_jp: '図書館のカウンターにいます。',
          screen_pic: 'book.png',
          question_items: [
            {
              question_id: 'c21',
              question: 'May I help you?',
              screen_text_jp: '何かお探しですか。',
              audio_file: 'chat-21.wav',
            },
            {
              question_id: 'c22',
              question: 'Do you have a library card?',
              screen_text_jp: '図書カードはお持ちですか。',
              audio_file: 'chat-22.wav',
            },
          ],
          answer_items: [
            {
              options: [
                { index: 1, content: 'Yes, please. I’m looking for a book about stars.', correct: true },
                { index: 2, content: 'Yes, I can help you.', correct: false },
              ],
            },
            {
              options: [
                { index: 1, content: 'Yes, I’d like some.', correct: false },
                { index: 2, content: 'No. Can I make one now?', correct: true },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    title: '英検3級 旅行者との会話（チャットポット）',
    level: '英検3級',
    asText: true,
    content: {
      title: '駅で道をたずねられて',
      screen_en_text: 'A woman with a big suitcase talks to you at the station.',
      screen_jp: '駅で、大きなスーツケースを持った女性に話しかけられました。',
      picture: 'scene-bus-stop.png',
      question_items: [
        {
          index: 1,
          content_en: 'Excuse me. Could you tell me the way to the City Hotel?',
          mean: 'すみません。シティホテルへの道を教えていただけますか。',
          content_audio: 'hotel-1.wav',
        },
        {
          index: 2,
          content_en: 'How long does it take to walk there?',
          mean: '歩いてどのくらいかかりますか。',
          content_audio: 'hotel-2.wav',
        },
        {
          index: 3,
          content_en: 'My suitcase is too heavy. Is there a bus?',
          mean: 'スーツケースが重すぎるのです。バスはありますか。',
          content_audio: 'hotel-3.wav',
        },
        {
          index: 4,
          content_en: 'Thank you so much for your help.',
          mean: '助けていただき、ありがとうございます。',
          content_audio: 'hotel-4.wav',
        },
      ],
      answer_items: [
        {
          options: [
            { index: 0, content: 'Of course. Go straight and turn right at the post office.', correct: 1 },
            { index: 1, content: 'Yes, I stayed there last year.', correct: 0 },
            { index: 2, content: 'I’m sorry to hear that.', correct: 0 },
          ],
        },
        {
          options: [
            { index: 0, content: 'It’s about two thousand yen.', correct: 0 },
            { index: 1, content: 'It takes about fifteen minutes.', correct: 1 },
            { index: 2, content: 'It’s two kilometers tall.', correct: 0 },
          ],
          sample_answer: 'It takes about fifteen minutes on foot.',
        },
        {
          options: [
            { index: 0, content: 'Yes. You can take bus number three over there.', correct: 1 },
            { index: 1, content: 'No, I don’t have a suitcase.', correct: 0 },
            { index: 2, content: 'Yes, it is very light.', correct: 0 },
          ],
        },
        {
          options: [
            { index: 0, content: 'That’s too bad.', correct: 0 },
            { index: 1, content: 'Here you are.', correct: 0 },
            { index: 2, content: 'My pleasure. Have a nice stay.', correct: 1 },
          ],
        },
      ],
    },
  },
  {
    title: 'Unit 6 文化祭の相談（チャットポット）',
    level: '中学3年',
    content: {
      items: [
        {
          question_number: 1,
          topic: '文化祭の出し物',
          content: 'Your class is talking about the school festival with Mr. Green.',
          screen_jp_text: 'グリーン先生と文化祭の相談をしています。',
          question_items: [
            {
              question_id: 601,
              screen_text: 'Have you decided what to do at the festival?',
              screen_jp_text: '文化祭で何をするか決めましたか。',
              audio_path: 'festival-1.wav',
            },
            {
              question_id: 602,
              screen_text: 'Why did you choose a play?',
              screen_jp_text: 'なぜ劇を選んだのですか。',
              audio_path: 'festival-2.wav',
            },
            {
              question_id: 603,
              screen_text: 'If you need anything, please tell me.',
              screen_jp_text: '必要なものがあれば言ってください。',
              audio_path: 'festival-3.wav',
            },
          ],
          answer_items: [
            {
              options: [
                { index: 'A', content: 'Yes. We’re going to perform a play in English.', correct: true },
                { index: 'B', content: 'Yes. It was held last month.', correct: false },
                { index: 'C', content: 'No, I haven’t been there.', correct: false },
              ],
            },
            {
              options: [
                { index: 'A', content: 'Because it will start at nine.', correct: false },
                { index: 'B', content: 'We’re going to play soccer.', correct: false },
                { index: 'C', content: 'Because everyone can take part in it.', correct: true },
              ],
            },
            {
              options: [
                { index: 'A', content: 'Could you check our English, please?', correct: true },
                { index: 'B', content: 'You don’t need an umbrella today.', correct: false },
                { index: 'C', content: 'I told you yesterday.', correct: false },
              ],
            },
          ],
        },
      ],
    },
  },
]
