/** Passages to read aloud, paragraph by paragraph or as a whole. */
import type { Exercise } from '../exercise-types'

export const textReading: Exercise[] = [
  {
    title: 'Unit 4 川をきれいに（本文の音読）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text:
            'Last Saturday my class went to the river near our school. We wanted to pick up the trash before the summer festival. At first nobody wanted to touch the wet bags, but Ms. Okada laughed and walked straight into the mud. Soon everyone was working.',
          screen_text_jp:
            '先週の土曜日、私のクラスは学校の近くの川へ行きました。夏祭りの前にごみを拾いたかったのです。初めはだれもぬれた袋にさわりたがりませんでしたが、岡田先生が笑ってどろの中へまっすぐ歩いていきました。すぐにみんなが働き始めました。',
          audio_file: 't1.wav',
        },
        {
          index: 2,
          screen_text:
            'After two hours we had thirty bags of plastic bottles, old shoes and even a broken bicycle. An old man who was fishing there stopped and thanked us. He told us that he used to swim in this river when he was a boy.',
          screen_text_jp:
            '2時間後には、ペットボトルや古いくつ、さらにはこわれた自転車まで、30袋分が集まりました。そこで釣りをしていたおじいさんが手を止めて、私たちにお礼を言いました。子どものころはこの川で泳いだものだ、と話してくれました。',
          audio_file: 't2.wav',
        },
        {
          index: 3,
          screen_text:
            'His words stayed in my mind. A clean river is not only for us. If we take care of it, children in the future can swim here again. Next month we are going to come back with our families.',
          screen_text_jp:
            'その言葉が心に残りました。きれいな川は私たちだけのものではありません。大切にすれば、未来の子どもたちがまたここで泳げます。来月は家族といっしょにもう一度来るつもりです。',
          audio_file: 't3.wav',
          tips: '大切なところ（not only for us）をゆっくり、はっきり読みましょう。',
        },
      ],
    },
  },
  {
    title: '英検3級 本文の音読（学校のパン屋）',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en:
            'Every Wednesday, a small bakery opens at Minami Junior High School. It is not a real shop. Members of the cooking club get up at five, come to school early, and bake about one hundred rolls before the first class. They sell them for fifty yen at lunchtime.\nThe bakery started three years ago. One day, a girl in the club heard that some children in her town could not eat breakfast. She wanted to do something for them. Now the club gives half of the money to a kitchen for children. The rolls are simple, but they are always sold out in ten minutes.',
          mean: '毎週水曜日、南中学校に小さなパン屋が開きます。本物の店ではありません。料理部の部員が5時に起きて早く登校し、1時間目の前にロールパンを100個ほど焼くのです。昼休みに1個50円で売ります。\nこのパン屋は3年前に始まりました。ある日、1人の部員が、町に朝ご飯を食べられない子どもがいることを知りました。彼女はその子たちのために何かしたいと思いました。今では売り上げの半分を子ども食堂に寄付しています。素朴なパンですが、いつも10分で売り切れます。',
          audio_path: 'bakery.wav',
        },
      ],
    },
  },
  {
    title: 'Unit 2 新しい友だちへ（本文の音読）',
    level: '中学1年',
    content: {
      full_text: {
        screen_en_text:
          'Hi, Emma. My name is Haruto, and I live in Nagano. There are many mountains around my town. In winter we have a lot of snow, so I often go skiing with my father. I have a dog. His name is Mugi. He likes snow very much, but he does not like baths. What do you do in winter? Please write to me soon.',
        audio_file: 'letter.wav',
      },
      screen_jp:
        'こんにちは、エマ。ぼくの名前は陽翔で、長野に住んでいます。町のまわりには山がたくさんあります。冬は雪がたくさん降るので、よく父とスキーに行きます。犬を飼っています。名前はムギです。雪は大好きですが、おふろは好きではありません。あなたは冬に何をしますか。すぐに返事をくださいね。',
    },
  },
]
