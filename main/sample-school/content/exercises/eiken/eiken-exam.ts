/** Speaking tests: a text to read aloud, and questions to answer. */
import type { Exercise } from '../exercise-types'

export const eikenExam: Exercise[] = [
  {
    title: '英検3級 二次試験 もぎ試験A',
    level: '英検3級',
    content: {
      exampaper: [
        {
          category: 'read_chapter',
          content:
            'School Gardens\nMany schools in Japan have a small garden. Students grow tomatoes, beans and flowers there. Taking care of plants is not easy, so they learn to work together. Some students cook the vegetables at school and enjoy eating them with their classmates.',
          file: 'gardens.wav',
          question_number: 1,
        },
      ],
      progress: [
        {
          type: 'record',
          question_number: 2,
          content_en: 'Please look at the passage. Why do students learn to work together?',
          content_audio: 'gardens-q1.wav',
          answer: {
            sample_answer: 'Because taking care of plants is not easy.',
            audio_path: 'gardens-a1.wav',
          },
        },
        {
          type: 'record',
          question_number: 3,
          content_en: 'What do some students do with the vegetables?',
          content_audio: 'gardens-q2.wav',
          answer: {
            sample_answer: 'They cook the vegetables at school and enjoy eating them with their classmates.',
            audio_path: 'gardens-a2.wav',
          },
        },
        {
          type: 'record',
          question_number: 4,
          content_en: 'What are you going to do this weekend?',
          content_audio: 'gardens-q3.wav',
          answer: { sample_answer: 'I am going to visit my grandparents in Nagano with my family.' },
        },
        {
          type: 'record',
          question_number: 5,
          content_en: 'Do you like to cook? Please tell me more.',
          content_audio: 'gardens-q4.wav',
          answer: { sample_answer: 'Yes, I do. I often make curry and rice for my family on Sundays.' },
        },
      ],
    },
  },
  {
    title: '英検準2級 二次試験 もぎ試験B',
    level: '英検準2級',
    asText: true,
    content: {
      part_items: [
        {
          part_type: 'reading',
          part_info: {
            question_number: 1,
            instruction: 'Please read the passage aloud.',
            audio_path: 'repair-do.wav',
            content_en:
              'Repair Cafes\nThese days, people throw away many things that could still be used. To change this, volunteers in some towns have started repair cafes. People bring broken toys, clothes and machines, and volunteers show them how to fix them. In this way, people can save money and reduce waste. Visitors also enjoy talking with their neighbors over a cup of tea.',
            content_audio_path: 'repair.wav',
          },
        },
        {
          part_type: 'speaking',
          part_info: {
            instruction: 'Please answer the questions.',
            progress: [
              {
                type: 'record',
                question_id: 'q1',
                content_en: 'According to the passage, how can people save money and reduce waste?',
                content_audio: 'repair-q1.wav',
                answer: {
                  sample_answer: 'By bringing broken things to repair cafes and learning how to fix them.',
                  audio_path: 'repair-a1.wav',
                },
              },
              {
                type: 'record',
                question_id: 'q2',
                content_en: 'Do you think more people will repair their own things in the future?',
                content_audio: 'repair-q2.wav',
                answer: {
                  sample_answer:
                    'Yes, I do. People can easily learn how to fix things by watching videos on the Internet.',
                },
              },
              {
                type: 'record',
                question_id: 'q3',
                content_en: 'Today many people buy used clothes. Do you like to buy used clothes?',
                content_audio: 'repair-q3.wav',
                answer: {
                  sample_answer: 'No, I do not. It is sometimes difficult to find clothes in the right size.',
                },
              },
            ],
          },
        },
      ],
    },
  },
  {
    title: '英検4級 スピーキングテスト 練習',
    level: '英検4級',
    content: {
      items: [
        {
          index: 1,
          screen_text:
            'Emi’s Saturday\nEmi is a junior high school student. Every Saturday she goes to the park near her house. She plays badminton with her brother there. After that, they have lunch under a big tree.',
          screen_jp:
            '恵美は中学生です。毎週土曜日、家の近くの公園へ行きます。そこで弟とバドミントンをします。そのあと、大きな木の下で昼食を食べます。',
          audio_file: 'emi.wav',
        },
        {
          index: 2,
          question: 'Where does Emi go every Saturday?',
          audio_file: 'emi-q1.wav',
          sample_answer: 'She goes to the park near her house.',
        },
        {
          index: 3,
          question: 'What do they do after playing badminton?',
          audio_file: 'emi-q2.wav',
          sample_answer: 'They have lunch under a big tree.',
        },
        {
          index: 4,
          question: 'Please look at the picture. How is the weather?',
          screen_pic: 'scene-park.png',
          audio_file: 'emi-q3.wav',
          sample_answer: 'It is sunny.',
        },
        {
          index: 5,
          question: 'What sport do you like?',
          audio_file: 'emi-q4.wav',
          sample_answer: 'I like badminton.',
          samples: ['I like basketball because it is exciting.'],
          tips: 'I like ～. と主語と動詞のある文で答えましょう。',
        },
      ],
    },
  },
]
