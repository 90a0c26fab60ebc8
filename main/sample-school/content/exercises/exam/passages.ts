/** Exam preparation: texts to listen to or to read, with questions. */
import type { Exercise } from '../exercise-types'

export const examListening: Exercise[] = [
  {
    title: '英検3級対策 会話と案内（リスニング）',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          screen_text:
            'Hello. I’d like to send this package to Canada. How much is it? ― It’s three thousand yen by air, and eighteen hundred yen by ship.',
          screen_text_jp:
            'すみません、この小包をカナダへ送りたいのですが、いくらですか。― 航空便で3,000円、船便で1,800円です。',
          question: 'How much is it by ship?',
          audio_file: 'el1.wav',
          choose: [
            { index: 1, content: '1,300 yen.', correct: 0 },
            { index: 2, content: '1,800 yen.', correct: 1 },
            { index: 3, content: '3,000 yen.', correct: 0 },
          ],
        },
        {
          index: 2,
          screen_text:
            'My brother wanted to be a singer when he was small, but now he is studying to be a vet because he loves animals.',
          screen_text_jp:
            '兄は小さいころ歌手になりたがっていましたが、動物が大好きなので、今は獣医になる勉強をしています。',
          question: 'What does the brother want to be now?',
          audio_file: 'el2.wav',
          choose: [
            { index: 1, content: 'A singer.', correct: 0 },
            { index: 2, content: 'A teacher.', correct: 0 },
            { index: 3, content: 'A vet.', correct: 1 },
          ],
        },
        {
          index: 3,
          screen_text:
            'Attention, shoppers. The store will close in fifteen minutes. The exit on the first floor is closed today, so please use the one on the second floor near the bookstore. Thank you for shopping with us.',
          screen_text_jp:
            'ご来店のお客様にお知らせいたします。当店はあと15分で閉店いたします。本日1階の出口は閉まっておりますので、2階の書店近くの出口をご利用ください。ご来店ありがとうございました。',
          audio_file: 'el3.wav',
          questions: [
            {
              question_id: '7631',
              question: 'When will the store close?',
              choose: [
                { index: 1, content: 'In five minutes.' },
                { index: 2, content: 'In fifteen minutes.', correct: 1 },
                { index: 3, content: 'In fifty minutes.' },
              ],
            },
            {
              question_id: '7632',
              question: 'Where should people go out?',
              choose: [
                { index: 1, content: 'On the second floor.', correct: 1 },
                { index: 2, content: 'On the first floor.' },
                { index: 3, content: 'Through the bookstore.' },
              ],
            },
          ],
        },
      ],
      wait_items: [
        { after_index: 1, type: 'wait', audio_file: 'wait-1.wav' },
        { after_index: 2, type: 'wait', audio_file: 'wait-2.wav' },
      ],
    },
  },
  {
    title: '英検4級対策 絵を選ぶ（リスニング）',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'I forgot to bring this today, and it began to rain.',
          mean: '今日これを持ってくるのを忘れたら、雨が降り始めました。',
          question: 'What did the speaker forget?',
          content_audio: 'el-rain.wav',
          answers: [
            { index: 1, content: 'umbrella.png', type: 'image', correct: true },
            { index: 2, content: 'key.png', type: 'image', correct: false },
            { index: 3, content: 'book.png', type: 'image', correct: false },
          ],
        },
        {
          question_number: 2,
          content_en: 'We can see a lot of snow on the top of it.',
          mean: 'その頂上には雪がたくさん見えます。',
          question: 'What are they looking at?',
          content_audio: 'el-snow.wav',
          answers: [
            { index: 1, content: 'tree.png', type: 'image', correct: false },
            { index: 2, content: 'mountain.png', type: 'image', correct: true },
            { index: 3, content: 'cloud.png', type: 'image', correct: false },
          ],
        },
        {
          question_number: 3,
          content_en: 'Let’s go home by this. I’m too tired to walk.',
          mean: 'これに乗って帰りましょう。疲れて歩けません。',
          question: 'How will they go home?',
          content_audio: 'el-home.wav',
          answers: [
            { index: 1, content: 'bus.png', type: 'image', correct: true },
            { index: 2, content: 'fish.png', type: 'image', correct: false },
            { index: 3, content: 'clock.png', type: 'image', correct: false },
          ],
        },
      ],
    },
  },
]

export const examReadingComprehension: Exercise[] = [
  {
    title: '英検3級対策 掲示とEメールを読む（読解）',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          topic: 'Help Us Clean the River!',
          screen_text:
            'On Saturday, May 16, students of Midori Junior High School will clean the Aoba River. We will meet at the north gate of the school at 8:30 and walk to the river together. Please wear old shoes and bring a towel. Bags and gloves will be given to everyone.\nAfter the cleaning, there will be hot soup in the school cafeteria. If it rains, we will do it on Sunday.\nIf you want to come, write your name on the list in Ms. Okada’s room by Thursday.',
          screen_text_jp:
            '5月16日土曜日、みどり中学校の生徒が青葉川を清掃します。8時30分に学校の北門に集まり、いっしょに川まで歩きます。古いくつをはき、タオルを持ってきてください。袋と手袋は全員に配ります。\n清掃の後、食堂で温かいスープが出ます。雨の場合は日曜日に行います。\n参加したい人は、木曜日までに岡田先生の部屋の一覧に名前を書いてください。',
          questions: [
            {
              question_id: '7711',
              question: 'Where will the students meet on Saturday?',
              choose: [
                { index: 1, content: 'At the Aoba River.' },
                { index: 2, content: 'At the school gate.', correct: 1 },
                { index: 3, content: 'In Ms. Okada’s room.' },
                { index: 4, content: 'In the cafeteria.' },
              ],
            },
            {
              question_id: '7712',
              question: 'What do the students need to bring?',
              choose: [
                { index: 1, content: 'A towel.', correct: 1 },
                { index: 2, content: 'Bags.' },
                { index: 3, content: 'Gloves.' },
                { index: 4, content: 'Soup.' },
              ],
            },
            {
              question_id: '7713',
              question: 'If it rains on May 16, the students will clean the river on __.',
              answers: [{ index: 1, content: 'Sunday' }],
            },
          ],
        },
        {
          index: 2,
          screen_text:
            'Dear Grandma,\nThank you for the birthday present. The blue sweater is very warm, and my friends say it looks nice. I wore it to the science museum last Sunday. We saw a robot that can draw pictures of people. It drew me in only three minutes! I am sending you the picture with this letter.\nPlease come and see us in spring.\nLove, Rina',
          screen_text_jp:
            'おばあちゃんへ\n誕生日プレゼントをありがとう。青いセーターはとても暖かくて、友だちも似合うと言ってくれます。先週の日曜日、科学館へ着ていきました。人の絵をかくロボットを見ました。たった3分で私をかいてくれました。この手紙といっしょにその絵を送ります。\n春には遊びに来てください。\n里奈より',
          questions: [
            {
              question_id: '7721',
              question: 'What did Rina’s grandmother give her?',
              choose: [
                { index: 1, content: 'A robot.' },
                { index: 2, content: 'A picture.' },
                { index: 3, content: 'A sweater.', correct: 1 },
              ],
            },
            {
              question_id: '7722',
              question: 'What is Rina sending with the letter?',
              choose: [
                { index: 1, content: 'A picture of herself.', correct: 1 },
                { index: 2, content: 'A ticket to the museum.' },
                { index: 3, content: 'A photo of her friends.' },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    title: '英検準2級対策 説明文を読む（読解）',
    level: '英検準2級',
    asText: true,
    content: {
      title: 'The Town of Paper Umbrellas',
      content_en:
        'A hundred years ago, almost every family in the town of Kanae made paper umbrellas. The paper was made from trees on the hills, and the river was used to wash it. When plastic umbrellas became cheap, people stopped buying the old ones, and only one shop was left.\nTen years ago, a young woman named Aya moved to Kanae. She wanted to learn how to make the umbrellas, so she asked the owner of the shop, Mr. Sugi, to teach her. At first he said no, because he thought that there was no future in the job. She visited him every week for half a year, and finally he agreed.\nNow Aya uses the same paper to make lamps. They are sold in hotels all over Japan, and five young people have come to Kanae to work with her.',
      screen_jp:
        '100年前、鼎の町ではほとんどの家が和傘を作っていました。紙は山の木から作られ、川で洗われました。ビニール傘が安くなると人々は和傘を買わなくなり、店は1軒だけになりました。\n10年前、綾という若い女性が鼎に移り住みました。和傘の作り方を学びたいと思い、店主の杉さんに教えてほしいと頼みました。杉さんは初め、この仕事に将来はないと考えて断りました。綾は半年の間、毎週通い、ついに杉さんは引き受けました。\n今では綾は同じ紙でランプを作っています。ランプは日本各地のホテルで売られ、5人の若者が綾と働くために鼎にやって来ました。',
      items: [
        {
          question_number: 1,
          question: 'Why did people in Kanae stop making paper umbrellas?',
          choose: [
            { index: 1, content: 'There were no more trees.' },
            { index: 2, content: 'Cheap plastic umbrellas were sold.', correct: true },
            { index: 3, content: 'The river became dirty.' },
          ],
        },
        {
          question_number: 2,
          question: 'What did Aya do for half a year?',
          choose: [
            { index: 1, content: 'She visited Mr. Sugi every week.', correct: true },
            { index: 2, content: 'She worked at a hotel.' },
            { index: 3, content: 'She learned to make lamps.' },
          ],
        },
        {
          question_number: 3,
          question: 'What is true about Kanae today?',
          choose: [
            { index: 1, content: 'Every family makes umbrellas.' },
            { index: 2, content: 'Mr. Sugi has closed his shop.' },
            { index: 3, content: 'Young people have come to work there.', correct: true },
          ],
        },
      ],
    },
  },
]
