/** Reading sentences aloud. */
import type { Exercise } from '../exercise-types'

export const sentenceReading: Exercise[] = [
  {
    title: 'Unit 5 朝の習慣（文の音読）',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'I get up at six thirty every morning.',
          screen_text_jp: '私は毎朝6時半に起きます。',
          audio_file: 's1.wav',
        },
        {
          index: 2,
          screen_text: 'My sister makes breakfast on weekends.',
          screen_text_jp: '週末は姉が朝食を作ります。',
          audio_file: 's2.wav',
        },
        {
          index: 3,
          screen_text: 'We walk to school with our neighbors.',
          screen_text_jp: '私たちは近所の人たちと歩いて学校へ行きます。',
          audio_file: 's3.wav',
          tips: 'walk の l は発音しません。',
        },
        {
          index: 4,
          screen_text: 'Do you have any plans for this Sunday?',
          screen_text_jp: '今度の日曜日に何か予定がありますか。',
          audio_file: 's4.wav',
        },
        {
          index: 5,
          screen_text: 'I was late because I overslept.',
          screen_text_jp: '寝坊したので遅刻しました。',
          audio_file: 's5.wav',
        },
        {
          index: 6,
          screen_text: 'Let’s clean the classroom before lunch.',
          screen_text_jp: '昼食の前に教室をそうじしましょう。',
          audio_file: 's6.wav',
        },
      ],
    },
  },
  {
    title: 'Unit 7 町の案内（文の音読）',
    level: '中学2年',
    content: {
      items: [
        {
          question_id: 'a',
          screen_en_text: 'Excuse me, how can I get to the station?',
          screen_jp: 'すみません、駅へはどう行けばよいですか。',
          audioPath: 'station.wav',
        },
        {
          question_id: 'b',
          screen_en_text: 'Go straight and turn left at the second corner.',
          screen_jp: 'まっすぐ行って、2つめの角を左に曲がってください。',
          audioPath: 'corner.wav',
        },
        {
          question_id: 'c',
          screen_en_text: 'It takes about ten minutes on foot.',
          screen_jp: '歩いて10分ほどかかります。',
          audioPath: 'minutes.wav',
        },
        {
          question_id: 'd',
          screen_en_text: 'You will see a white building on your right.',
          screen_jp: '右手に白い建物が見えます。',
          audioPath: 'building.wav',
        },
        {
          question_id: 'e',
          screen_en_text: 'Thank you very much for your help.',
          screen_jp: '助けてくださってどうもありがとうございます。',
          audioPath: 'thanks.wav',
        },
      ],
    },
  },
  {
    title: '英検4級 短い文の音読',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'There is a small garden behind our school.',
          mean: '私たちの学校の裏には小さな庭があります。',
          audio_path: 'garden.wav',
          picture: 'flower.png',
        },
        {
          question_number: 2,
          content_en: 'My grandfather grows tomatoes and beans there.',
          mean: '祖父はそこでトマトと豆を育てています。',
          audio_path: 'grows.wav',
        },
        {
          question_number: 3,
          content_en: 'Some students help him after class.',
          mean: '何人かの生徒が放課後に手伝います。',
          audio_path: 'help.wav',
        },
        {
          question_number: 4,
          content_en: 'In summer we eat the tomatoes together.',
          mean: '夏にはみんなでそのトマトを食べます。',
          audio_path: 'summer.wav',
        },
      ],
    },
  },
  {
    title: 'Unit 9 将来の夢（文の音読）',
    level: '中学3年',
    content: {
      items: [
        {
          index: 1,
          content: 'I have wanted to be a nurse since I was seven.',
          screen_jp_text: '7歳のときから看護師になりたいと思っています。',
          content_audio: 'nurse.wav',
        },
        {
          index: 2,
          content: 'A nurse who was very kind took care of my brother.',
          screen_jp_text: 'とても親切な看護師さんが弟の世話をしてくれました。',
          content_audio: 'kind.wav',
        },
        {
          index: 3,
          content: 'If I had more time, I would read more about medicine.',
          screen_jp_text: 'もっと時間があれば、医学についてもっと読むのですが。',
          content_audio: 'time.wav',
        },
        {
          index: 4,
          content: 'What is the most important thing in your life?',
          screen_jp_text: 'あなたの人生で一番大切なものは何ですか。',
          content_audio: 'life.wav',
        },
        {
          index: 5,
          content: 'I hope I can work with people from many countries.',
          screen_jp_text: 'いろいろな国の人たちと働けたらいいなと思います。',
          content_audio: 'hope.wav',
        },
      ],
    },
  },
]
