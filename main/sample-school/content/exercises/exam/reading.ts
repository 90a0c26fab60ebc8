/** Exam preparation: words, sentences and texts to read aloud, alone or together with the model. */
import type { Exercise } from '../exercise-types'

export const examWordReading: Exercise[] = [
  {
    title: '英検3級対策 よく出る動詞（単語の音読）',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'borrow',
          screen_text_jp: '借りる',
          ipa: 'bɑ́rou',
          syllable: 'bor-row',
          audio_file: 'ew1.wav',
        },
        {
          index: 2,
          screen_text: 'decide',
          screen_text_jp: '決める',
          ipa: 'disáid',
          syllable: 'de-cide',
          audio_file: 'ew2.wav',
        },
        {
          index: 3,
          screen_text: 'explain',
          screen_text_jp: '説明する',
          ipa: 'ikspléin',
          syllable: 'ex-plain',
          audio_file: 'ew3.wav',
        },
        {
          index: 4,
          screen_text: 'prepare',
          screen_text_jp: '準備する',
          ipa: 'pripéər',
          syllable: 'pre-pare',
          audio_file: 'ew4.wav',
          tips: '後ろの -pare を強く読みます。',
        },
        {
          index: 5,
          screen_text: 'remember',
          screen_text_jp: '覚えている',
          ipa: 'rimémbər',
          syllable: 're-mem-ber',
          audio_file: 'ew5.wav',
        },
        {
          index: 6,
          screen_text: 'receive',
          screen_text_jp: '受け取る',
          ipa: 'risíːv',
          syllable: 're-ceive',
          audio_file: 'ew6.wav',
        },
      ],
    },
  },
  {
    title: '英検4級対策 学校のことば（単語の音読）',
    level: '英検4級',
    asText: true,
    content: {
      progress: [
        { type: 'record', question_number: 1, content_en: 'library', content_audio: 'library.wav' },
        { type: 'record', question_number: 2, content_en: 'science', content_audio: 'science.wav' },
        { type: 'record', question_number: 3, content_en: 'festival', content_audio: 'festival.wav' },
        { type: 'record', question_number: 4, content_en: 'uniform', content_audio: 'uniform.wav' },
      ],
    },
  },
]

export const examSentenceReading: Exercise[] = [
  {
    title: '英検3級対策 面接のことば（文の音読）',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'Excuse me. May I come in?',
          screen_text_jp: '失礼します。入ってもよろしいですか。',
          audio_file: 'es1.wav',
        },
        {
          index: 2,
          screen_text: 'Here is my card. It’s nice to meet you.',
          screen_text_jp: 'こちらが私のカードです。はじめまして。',
          audio_file: 'es2.wav',
        },
        {
          index: 3,
          screen_text: 'I’m sorry, but could you say that again, please?',
          screen_text_jp: 'すみませんが、もう一度言っていただけますか。',
          audio_file: 'es3.wav',
          tips: '聞き取れなかったときは、すぐに聞き返しましょう。',
        },
        {
          index: 4,
          screen_text: 'Let me see. I usually read books on weekends.',
          screen_text_jp: 'ええと、週末はたいてい本を読みます。',
          audio_file: 'es4.wav',
        },
        {
          index: 5,
          screen_text: 'Thank you very much. Have a nice day.',
          screen_text_jp: 'ありがとうございました。よい一日を。',
          audio_file: 'es5.wav',
        },
      ],
      wait_items: [{ after_index: 3, type: 'guide', audio_file: 'wait-es.wav' }],
    },
  },
  {
    title: '英検準2級対策 意見を述べる文（文の音読）',
    level: '英検準2級',
    content: {
      items: [
        {
          question_id: '7101',
          screen_en_text: 'I think that studying in the morning is better than studying at night.',
          screen_jp_text: '夜に勉強するより朝に勉強するほうがよいと思います。',
          audioPath: 'morning.wav',
        },
        {
          question_id: '7102',
          screen_en_text: 'First, our minds are clear after a good sleep.',
          screen_jp_text: '第一に、よく眠った後は頭がさえています。',
          audioPath: 'first.wav',
        },
        {
          question_id: '7103',
          screen_en_text: 'Second, we can go to bed early and keep healthy.',
          screen_jp_text: '第二に、早く寝て健康でいられます。',
          audioPath: 'second.wav',
        },
        {
          question_id: '7104',
          screen_en_text: 'For these reasons, I would like more students to try it.',
          screen_jp_text: 'これらの理由から、もっと多くの生徒に試してほしいと思います。',
          audioPath: 'reasons.wav',
        },
      ],
    },
  },
]

export const examTextReading: Exercise[] = [
  {
    title: '英検3級対策 音読カード（本文の音読）',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          topic: 'Convenience Stores',
          screen_text:
            'There are convenience stores in almost every town in Japan. Many of them are open all day and all night, so people can buy lunch, snacks or magazines at any time. Some stores have small tables where customers can sit and eat. Today, people can also send packages and pay for many things there.',
          screen_text_jp:
            '日本ではほとんどどの町にもコンビニがあります。その多くは一日中開いているので、昼食やお菓子や雑誌をいつでも買えます。座って食べられる小さなテーブルがある店もあります。今では荷物を送ったり、いろいろな支払いをしたりすることもできます。',
          audio_file: 'card1.wav',
        },
        {
          index: 2,
          topic: 'School Gardens',
          screen_text:
            'A lot of schools in this city have a garden. Students grow tomatoes, beans and sweet potatoes, and they cook them together in fall. Taking care of plants is not easy, because students have to water them even during summer vacation. However, many students say that the vegetables they grew were the best they had ever eaten.',
          screen_text_jp:
            'この市の多くの学校には菜園があります。生徒はトマトや豆やさつまいもを育て、秋にいっしょに料理します。夏休みの間も水をやらなければならないので、植物の世話は簡単ではありません。けれども、多くの生徒が、自分たちで育てた野菜は今まで食べた中でいちばんおいしかったと言います。',
          audio_file: 'card2.wav',
          tips: 'However の後は少し間をおいて読みましょう。',
        },
      ],
    },
  },
  {
    title: '英検準2級対策 音読カード（本文の音読）',
    level: '英検準2級',
    content: {
      title: 'Learning from Older People',
      part_items: [
        {
          part_type: 'reading',
          part_info: {
            question_number: 1,
            instruction: 'Please read the passage silently for twenty seconds. Then read it aloud.',
            audio_path: 'silent.wav',
            content_en:
              'In some towns, older people visit schools and teach children how to make traditional toys. By doing so, they can share skills that are being forgotten. Children enjoy listening to their stories, and the visitors say that they feel younger when they are with children. These visits are good for both of them.',
            content_audio_path: 'older.wav',
          },
        },
        {
          part_type: 'reading',
          part_info: {
            question_number: 2,
            content_en:
              'Many people throw away clothes that they can still wear. Some shops have started to collect these clothes and give them to people who need them. Customers who bring old clothes can get a small discount, so more and more people are taking part.',
            content_audio_path: 'clothes.wav',
          },
        },
      ],
    },
  },
]

export const examShadowReading: Exercise[] = [
  {
    title: '英検3級対策 案内のシャドーイング',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          screen_text:
            'Attention, please. The train for Minami will arrive at platform two in five minutes. Because of heavy rain, it is ten minutes late. We are sorry for the trouble.',
          screen_text_jp:
            'お知らせいたします。南行きの電車はあと5分で2番線に参ります。大雨のため10分遅れております。ご迷惑をおかけいたします。',
          audio_file: 'sh1.wav',
        },
        {
          index: 2,
          screen_text:
            'Welcome to City Zoo. The penguins have lunch at eleven, and you can feed the rabbits from one o’clock. Please do not give your own food to the animals.',
          screen_text_jp:
            '市立動物園へようこそ。ペンギンのお昼ごはんは11時、うさぎのえさやりは1時からです。お持ちの食べ物を動物に与えないでください。',
          audio_file: 'sh2.wav',
        },
        {
          index: 3,
          screen_text:
            'Good evening. Here is the weather for tomorrow. It will be cloudy in the morning, but the sun will come out in the afternoon. You will not need an umbrella.',
          screen_text_jp:
            'こんばんは。明日の天気です。午前中はくもりますが、午後は晴れるでしょう。かさは必要ありません。',
          audio_file: 'sh3.wav',
        },
      ],
    },
  },
  {
    title: '英検準2級対策 話の内容をまねて言う',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en:
            'Last spring, Kenta began to keep a diary in English. At first he could write only one sentence a day, but now he fills a whole page.',
          mean: '去年の春、健太は英語で日記をつけ始めました。初めは1日1文しか書けませんでしたが、今では1ページを書きます。',
          content_audio: 'diary.wav',
        },
        {
          question_number: 2,
          content_en:
            'His teacher reads it every Friday and writes a short answer. Kenta says that these answers are what makes him want to write more.',
          mean: '先生は毎週金曜日にそれを読み、短い返事を書きます。その返事があるからもっと書きたくなる、と健太は言います。',
          content_audio: 'answer.wav',
        },
      ],
    },
  },
]

export const examSentenceShadowReading: Exercise[] = [
  {
    title: '英検4級対策 短い文のシャドーイング',
    level: '英検4級',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'What time does the movie start?',
          screen_jp: '映画は何時に始まりますか。',
          audio_file: 'ss1.wav',
        },
        {
          index: 2,
          screen_text: 'I have never been to Okinawa.',
          screen_jp: '沖縄へ行ったことがありません。',
          audio_file: 'ss2.wav',
        },
        {
          index: 3,
          screen_text: 'Would you like another cup of tea?',
          screen_jp: 'お茶をもう一杯いかがですか。',
          audio_file: 'ss3.wav',
        },
        {
          index: 4,
          screen_text: 'My sister is taller than my mother.',
          screen_jp: '姉は母より背が高いです。',
          audio_file: 'ss4.wav',
          tips: 'taller than はつなげて言いましょう。',
        },
        {
          index: 5,
          screen_text: 'We have to finish it by Friday.',
          screen_jp: '金曜日までに終えなくてはなりません。',
          audio_file: 'ss5.wav',
        },
      ],
    },
  },
  {
    title: '英検3級対策 道案内のシャドーイング',
    level: '英検3級',
    content: {
      items: [
        {
          question_id: '7301',
          content: 'Go straight along this street.',
          mean: 'この通りをまっすぐ行ってください。',
          audio_path: 'go.wav',
        },
        {
          question_id: '7302',
          content: 'Turn left at the second corner.',
          mean: '2つめの角を左に曲がってください。',
          audio_path: 'turn.wav',
        },
        {
          question_id: '7303',
          content: 'You will see a post office on your right.',
          mean: '右手に郵便局が見えます。',
          audio_path: 'post.wav',
        },
        {
          question_id: '7304',
          content: 'The museum is next to it.',
          mean: '博物館はそのとなりです。',
          audio_path: 'museum.wav',
        },
      ],
    },
  },
]

export const examPictureReading: Exercise[] = [
  {
    title: '英検4級対策 絵を見て読む',
    level: '英検4級',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'There is a big tree in the park.',
          screen_text_jp: '公園に大きな木があります。',
          screen_pic: 'scene-park.png',
          audio_file: 'ep1.wav',
        },
        {
          index: 2,
          screen_text: 'People are waiting for the bus in the rain.',
          screen_text_jp: '人々が雨の中でバスを待っています。',
          screen_pic: 'scene-bus-stop.png',
          audio_file: 'ep2.wav',
        },
        {
          index: 3,
          screen_text: 'The students are in the classroom.',
          screen_text_jp: '生徒たちは教室にいます。',
          screen_pic: 'scene-classroom.png',
          audio_file: 'ep3.wav',
        },
        {
          index: 4,
          screen_text: 'It is sunny and the sea is blue.',
          screen_text_jp: '晴れていて、海は青いです。',
          screen_pic: 'scene-sea.png',
          audio_file: 'ep4.wav',
        },
      ],
    },
  },
  {
    title: '英検5級対策 身の回りの絵を読む',
    level: '英検5級',
    content: {
      items: [
        {
          question_number: 1,
          image: 'umbrella.png',
          content_en: 'This is my blue umbrella.',
          mean: 'これは私の青いかさです。',
          content_audio: 'blue.wav',
        },
        {
          question_number: 2,
          image: 'clock.png',
          content_en: 'The clock is on the wall.',
          mean: '時計は壁にかかっています。',
          content_audio: 'wall.wav',
        },
        {
          question_number: 3,
          image: 'fish.png',
          content_en: 'A small fish is swimming.',
          mean: '小さな魚が泳いでいます。',
          content_audio: 'swim.wav',
        },
      ],
    },
  },
]
