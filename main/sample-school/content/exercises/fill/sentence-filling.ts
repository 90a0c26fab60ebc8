/** Sentences to fill into the gaps of a conversation or a text. */
import type { Exercise } from '../exercise-types'

export const sentenceFilling: Exercise[] = [
  {
    title: 'Unit 3 道案内の会話（文補充）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'A: Excuse me. __\nB: Go straight and turn left at the bank.',
          screen_text_jp: 'A：すみません。＿＿　B：まっすぐ行って、銀行のところを左に曲がってください。',
          choose: [
            { index: 1, content: 'How can I get to the museum?', correct: true },
            { index: 2, content: 'What time does the museum open?', correct: false },
            { index: 3, content: 'How much is the ticket?', correct: false },
          ],
          audio_file: 'way-1.wav',
        },
        {
          index: 2,
          screen_text: 'A: How long does it take?\nB: __',
          screen_text_jp: 'A：どのくらいかかりますか。　B：＿＿',
          choose: [
            { index: 1, content: 'It’s two kilometers long.', correct: false },
            { index: 2, content: 'About ten minutes on foot.', correct: true },
            { index: 3, content: 'At half past ten.', correct: false },
          ],
          audio_file: 'way-2.wav',
        },
        {
          index: 3,
          screen_text: 'A: Is there a bus to the museum?\nB: Yes. __ It stops over there.',
          screen_text_jp: 'A：博物館へ行くバスはありますか。　B：はい。＿＿ あそこに止まります。',
          choose: [
            { index: 1, content: 'You can’t take a bus today.', correct: false },
            { index: 2, content: 'I came here by bus.', correct: false },
            { index: 3, content: 'Take bus number five.', correct: true },
          ],
          screen_pic: 'bus.png',
          audio_file: 'way-3.wav',
        },
        {
          index: 4,
          screen_text: 'A: Thank you very much.\nB: __ Have a nice day.',
          screen_text_jp: 'A：どうもありがとうございます。　B：＿＿ よい一日を。',
          choose: [
            { index: 1, content: 'You’re welcome.', correct: true },
            { index: 2, content: 'That’s too bad.', correct: false },
            { index: 3, content: 'I’m sorry to hear that.', correct: false },
          ],
          audio_file: 'way-4.wav',
        },
      ],
    },
  },
  {
    title: 'Unit 7 職場体験（英文補充）',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        {
          question_id: 'w1',
          content_en: 'I visited a bakery last week. __ I got up at four every day.',
          mean: '先週パン屋さんを訪ねました。仕事は朝とても早く始まりました。毎日4時に起きました。',
          answers: ['The work started very early in the morning./Work started very early in the morning.'],
        },
        {
          question_id: 'w2',
          content_en: 'First, the baker showed me __. Then I tried it myself.',
          mean: '最初に、パン職人さんがパンの作り方を見せてくれました。それから自分でやってみました。',
          answers: ['how to make bread'],
        },
        {
          question_id: 'w3',
          content_en: 'It was __, but everyone was kind to me.',
          mean: '一日中立っているのは大変でしたが、みんな親切でした。',
          answers: ['hard to stand all day/hard to be on my feet all day'],
        },
        {
          question_id: 'w4',
          content_en: '__ “Your bread is delicious,” a customer said. I was so happy that __.',
          mean: '最後の日に、うれしいことがありました。「あなたのパンはおいしいね」とお客さんが言いました。とてもうれしくて泣きそうになりました。',
          answers: ['On the last day, something nice happened.', 'I almost cried'],
        },
      ],
    },
  },
  {
    title: '英検3級 スピーチ原稿（文補充）',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          screen_en_text:
            'Hello, everyone. Today I’d like to talk about our school garden. __ At first, there were only stones and tall grass. __ Now we grow tomatoes, corn, and flowers there. Last Sunday we had a small party in the garden. __ I hope you will come and see our garden, too.',
          screen_jp_text: '学校の庭についてのスピーチです。空所に入る文を選びなさい。',
          picture: 'flower.png',
          questions: [
            {
              question_id: '101',
              choose: [
                { index: 1, content: 'Our science club made it two years ago.', correct: 1 },
                { index: 2, content: 'I don’t have a garden at home.', correct: 0 },
                { index: 3, content: 'The garden will be closed soon.', correct: 0 },
              ],
            },
            {
              question_id: '102',
              choose: [
                { index: 1, content: 'Nobody wanted to work there.', correct: 0 },
                { index: 2, content: 'We cleaned the ground every day after school.', correct: 1 },
                { index: 3, content: 'It was the most beautiful place in town.', correct: 0 },
              ],
            },
            {
              question_id: '103',
              choose: [
                { index: 1, content: 'We were too busy to have lunch.', correct: 0 },
                { index: 2, content: 'It rained, so nobody came.', correct: 0 },
                { index: 3, content: 'Our families enjoyed eating the vegetables.', correct: 1 },
              ],
              tips: 'party の様子を説明する文が入ります。',
            },
          ],
        },
      ],
    },
  },
]
