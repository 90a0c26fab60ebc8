/** Shadowing: the student speaks along with the model, slightly behind it. */
import type { Exercise } from '../exercise-types'

export const shadowReading: Exercise[] = [
  {
    title: 'Unit 6 駅のお知らせ（シャドーイング）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text:
            'Attention, please. The train for Matsumoto will be about ten minutes late because of strong winds.',
          screen_text_jp: 'お知らせします。松本行きの電車は、強風のため10分ほど遅れます。',
          audio_file: 'sh1.wav',
        },
        {
          index: 2,
          screen_text:
            'If you are going to the airport, please change to the bus at the next station. It leaves from bus stop number three.',
          screen_text_jp: '空港へお越しの方は、次の駅でバスにお乗り換えください。3番乗り場から発車します。',
          audio_file: 'sh2.wav',
          tips: 'going to は「ゴーイントゥ」とつなげて言います。',
        },
        {
          index: 3,
          screen_text: 'We are very sorry for the trouble. Thank you for waiting.',
          screen_text_jp: 'ご迷惑をおかけして申し訳ございません。お待ちいただきありがとうございます。',
          audio_file: 'sh3.wav',
        },
      ],
    },
  },
  {
    title: '英検準2級 図書館の案内（シャドーイング）',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_id: 'lib-1',
          content_en:
            'Welcome to the city library. Before you borrow any books, you need to make a card at the front desk. It is free for everyone who lives or studies in this city.',
          screen_jp:
            '市立図書館へようこそ。本を借りる前に、受付でカードを作ってください。市内に住む方、市内の学校に通う方はどなたでも無料です。',
          content_audio: 'lib-1.wav',
        },
        {
          question_id: 'lib-2',
          content_en:
            'You can keep up to ten books for two weeks. Magazines cannot be taken home, but you may copy a few pages on the second floor.',
          screen_jp:
            '本は10冊まで、2週間借りられます。雑誌は持ち帰れませんが、2階で数ページをコピーすることができます。',
          content_audio: 'lib-2.wav',
        },
        {
          question_id: 'lib-3',
          content_en:
            'Please remember that food is not allowed in the reading room. There is a small garden outside where you can enjoy your lunch.',
          screen_jp: '閲覧室では飲食できませんのでご注意ください。外に小さな庭があり、そこで昼食を楽しめます。',
          content_audio: 'lib-3.wav',
        },
        {
          question_id: 'lib-4',
          content_en: 'The library closes at seven on weekdays and at five on weekends.',
          screen_jp: '開館時間は平日が7時まで、週末が5時までです。',
          content_audio: 'lib-4.wav',
        },
      ],
    },
  },
]
