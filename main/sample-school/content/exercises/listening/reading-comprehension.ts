/** Reading a text and answering questions about it. */
import type { Exercise } from '../exercise-types'

export const readingComprehension: Exercise[] = [
  {
    title: 'Unit 7 祖父の畑（読解）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          topic: 'My Grandfather’s Field',
          screen_text:
            'My grandfather has a small field near the river. He grows tomatoes, carrots and onions there. Last summer I stayed at his house for a week and helped him every morning.\nAt first it was hard to get up at five. The work was not easy, and my back hurt. But on the fourth day I found a big red tomato and ate it under a tree. It was sweeter than any tomato from the store.\nWhen I went home, my grandfather gave me a box of vegetables. “They taste good because you worked for them,” he said. Now I eat carrots, too.',
          screen_text_jp:
            '祖父は川の近くに小さな畑を持っていて、トマト、にんじん、玉ねぎを育てています。昨年の夏、私は祖父の家に1週間泊まり、毎朝手伝いました。初めは5時に起きるのがつらく、仕事も楽ではなくて腰が痛くなりました。けれども4日目に大きな赤いトマトを見つけて木の下で食べると、店のどのトマトよりも甘かったのです。帰るとき、祖父は野菜を1箱くれました。「自分で働いたからおいしいんだよ」と言いました。今では私はにんじんも食べます。',
          audio_file: 'field.wav',
          questions: [
            {
              question_id: '1-1',
              screen_text: 'How long did the writer stay at the house?',
              choose: [
                { index: 1, content: 'For four days.' },
                { index: 2, content: 'For five days.' },
                { index: 3, content: 'For a week.', correct: 1 },
                { index: 4, content: 'For a month.' },
              ],
            },
            {
              question_id: '1-2',
              screen_text: 'What was hard for the writer at first?',
              choose: [
                { index: 1, content: 'To get up early.', correct: 1 },
                { index: 2, content: 'To eat tomatoes.' },
                { index: 3, content: 'To find the field.' },
                { index: 4, content: 'To swim in the river.' },
              ],
              tips: 'At first のあとを読みましょう。',
            },
            {
              question_id: '1-3',
              screen_text: 'Why do the vegetables taste good?',
              choose: [
                { index: 1, content: 'Because they are from the store.' },
                { index: 2, content: 'Because the writer worked for them.', correct: 1 },
                { index: 3, content: 'Because the river is near.' },
                { index: 4, content: 'Because they are very big.' },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    title: '英検3級 掲示とメールの読解',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          topic: 'Science Club Night',
          content_en:
            'Come and look at the stars with us!\nWhen: Friday, November 6, 7:00 p.m. to 8:30 p.m.\nWhere: The roof of the school\nBring: A warm coat and something hot to drink\nIf it rains, we will meet in the science room and watch a movie about the moon. Please tell Mr. Ueda by Wednesday if you want to come.',
          mean: '科学部と一緒に星を見ませんか。11月6日（金）午後7時から8時半、学校の屋上で。暖かい上着と温かい飲み物を持ってきてください。雨の場合は理科室で月の映画を見ます。参加する人は水曜日までに上田先生に伝えてください。',
          questions: [
            {
              question_id: '1-1',
              screen_text: 'What will they do if it rains?',
              choose: [
                { index: 1, content: 'Go home early.' },
                { index: 2, content: 'Watch a movie.', correct: true },
                { index: 3, content: 'Meet on Saturday.' },
                { index: 4, content: 'Drink something hot.' },
              ],
            },
            {
              question_id: '1-2',
              screen_text: 'By when should students tell Mr. Ueda? — By __.',
              answers: ['Wednesday'],
            },
          ],
        },
        {
          question_number: 2,
          topic: 'A New Friend',
          content_en:
            'Hi Emi,\nThank you for your e-mail. I was happy to see the pictures of your new dog. How old is he? I want to play with him!\nNext month my family will visit Osaka. We will stay there from the tenth to the fourteenth. Can we meet on the twelfth? My mother wants to see the castle, but I want to go shopping with you.\nYour friend,\nLucy',
          mean: '絵美へ。メールをありがとう。新しい犬の写真を見てうれしかったです。何歳ですか。遊びたいな。来月、家族で大阪へ行きます。10日から14日まで滞在します。12日に会えますか。母はお城を見たがっていますが、私はあなたと買い物に行きたいです。ルーシーより。',
          questions: [
            {
              question_id: '2-1',
              screen_text: 'What did Emi send to Lucy?',
              choose: [
                { index: 1, content: 'A map of Osaka.' },
                { index: 2, content: 'Pictures of her dog.', correct: true },
                { index: 3, content: 'A birthday card.' },
                { index: 4, content: 'A book about castles.' },
              ],
            },
            {
              question_id: '2-2',
              screen_text: 'What does Lucy want to do in Osaka?',
              choose: [
                { index: 1, content: 'Go shopping.', correct: true },
                { index: 2, content: 'See the castle.' },
                { index: 3, content: 'Buy a dog.' },
                { index: 4, content: 'Visit a school.' },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    title: '英検準2級 説明文の読解',
    level: '英検準2級',
    content: {
      title: 'The Story of the Pencil',
      screen_en_text:
        'Today a pencil is one of the cheapest things in a school bag, but it was not always so. In the sixteenth century, people in a village in the north of England found a strange black stone. They learned that it was good for writing on sheep, and farmers used it to mark their animals. Soon artists wanted it, too. Because the stone was soft and made hands dirty, people put it between two pieces of wood. The stone became so expensive that guards watched the mine. Later, a French scientist mixed powder of the stone with clay and baked it. His pencils were cheaper and stronger, and we still make them in almost the same way.',
      screen_jp:
        '今日、鉛筆は筆箱の中で最も安いものの一つですが、昔からそうだったわけではありません。16世紀、イングランド北部の村で不思議な黒い石が見つかりました。羊に印をつけるのに便利で、やがて画家たちも欲しがりました。石は柔らかく手が汚れるので、2枚の木ではさみました。とても高価になり、鉱山に見張りがつきました。後にフランスの科学者が石の粉を粘土と混ぜて焼きました。その鉛筆は安くて丈夫で、今もほぼ同じ方法で作られています。',
      items: [
        {
          question_id: '31',
          question: 'What did farmers use the black stone for?',
          choose: [
            { index: 1, content: 'To build houses.' },
            { index: 2, content: 'To mark their sheep.', correct: 1 },
            { index: 3, content: 'To keep warm.' },
            { index: 4, content: 'To clean their hands.' },
          ],
        },
        {
          question_id: '32',
          question: 'Why did people put the stone between pieces of wood?',
          choose: [
            { index: 1, content: 'Because it made their hands dirty.', correct: 1 },
            { index: 2, content: 'Because wood was cheaper than clay.' },
            { index: 3, content: 'Because artists liked the color of wood.' },
            { index: 4, content: 'Because guards told them to.' },
          ],
        },
        {
          question_id: '33',
          question: 'What did the French scientist do?',
          choose: [
            { index: 1, content: 'He found another mine.' },
            { index: 2, content: 'He sold sheep to artists.' },
            { index: 3, content: 'He mixed the powder with clay and baked it.', correct: 1 },
            { index: 4, content: 'He made pencils without wood.' },
          ],
        },
      ],
    },
  },
]
