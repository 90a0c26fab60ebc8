/** Exam preparation: questions to answer aloud. */
import type { Exercise } from '../exercise-types'

export const examQuickResponse: Exercise[] = [
  {
    title: '英検3級対策 すぐに答える',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          question: 'What did you do last Sunday?',
          screen_text_jp: 'この前の日曜日は何をしましたか。',
          audio_file: 'qr1.wav',
          sample_answer: 'I went to the movies with my sister.',
        },
        {
          index: 2,
          question: 'How do you usually come to school?',
          screen_text_jp: 'ふだんどうやって学校へ来ますか。',
          audio_file: 'qr2.wav',
          sample_answer: 'I usually come to school by bike.',
        },
        {
          index: 3,
          question: 'Which do you like better, summer or winter?',
          screen_text_jp: '夏と冬ではどちらが好きですか。',
          audio_file: 'qr3.wav',
          sample_answer: 'I like winter better because I can ski.',
        },
        {
          index: 4,
          question: 'What are you going to do after school today?',
          screen_text_jp: '今日の放課後は何をするつもりですか。',
          audio_file: 'qr4.wav',
          sample_answer: 'I’m going to practice the piano.',
        },
        {
          index: 5,
          question: 'How long have you studied English?',
          screen_text_jp: '英語をどのくらい勉強していますか。',
          audio_file: 'qr5.wav',
          sample_answer: 'I have studied it for three years.',
          tips: 'How long には期間（for …）で答えます。',
        },
      ],
      wait_items: [{ after_index: 0, type: 'guide', audio_file: 'wait-qr.wav' }],
    },
  },
  {
    title: '英検4級対策 場面に合わせて答える',
    level: '英検4級',
    asText: true,
    content: {
      progress: [
        {
          type: 'record',
          question_id: '7401',
          content_en: 'Can you help me with this box?',
          content_audio: 'box.wav',
          answer: { sample_answer: 'Sure. I’ll take this side.', audio_path: 'box-a.wav' },
        },
        {
          type: 'record',
          question_id: '7402',
          content_en: 'How about going to the park?',
          content_audio: 'park.wav',
          answer: { sample_answer: 'That sounds great. Let’s go.', audio_path: 'park-a.wav' },
        },
        {
          type: 'record',
          question_id: '7403',
          content_en: 'Whose notebook is this?',
          content_audio: 'whose.wav',
          answer: { sample_answer: 'It’s mine. Thank you.', audio_path: 'whose-a.wav' },
        },
        {
          type: 'record',
          question_id: '7404',
          content_en: 'May I speak to Yumi, please?',
          content_audio: 'speak.wav',
          answer: { sample_answer: 'I’m sorry, but she is out now.', audio_path: 'speak-a.wav' },
        },
      ],
    },
  },
]

export const examSpeaking: Exercise[] = [
  {
    title: '英検3級対策 面接の質問に答える',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          question: 'Please look at the picture. How many people are there in the park?',
          screen_text_jp: '絵を見てください。公園には何人いますか。',
          screen_pic: 'scene-park.png',
          audio_file: 'sp1.wav',
          samples: ['Two people.'],
          sample_answer: 'There are two people in the park.',
        },
        {
          index: 2,
          question: 'Do you like to eat at restaurants? Why or why not?',
          screen_text_jp: 'レストランで食べるのは好きですか。理由も答えましょう。',
          audio_file: 'sp2.wav',
          sample_answer: 'Yes, I do. I can try food that my family does not cook at home.',
        },
        {
          index: 3,
          topic: '学校生活',
          audio_file: 'sp3.wav',
          screen_text: 'Now, Mr. or Ms. Tanaka, I will ask you about your school life.',
          screen_text_jp: 'では、田中さん、学校生活についてうかがいます。',
          questions: [
            {
              question_id: '7531',
              question: 'What club are you in?',
              audio_file: 'sp3-1.wav',
              sample_answer: 'I am in the art club. We draw pictures after school.',
            },
            {
              question_id: '7532',
              question: 'What is the best thing about your school?',
              audio_file: 'sp3-2.wav',
              sample_answer: 'The best thing is our library because it has many books about space.',
            },
          ],
        },
      ],
    },
  },
  {
    title: '英検準2級対策 意見を話す',
    level: '英検準2級',
    content: {
      items: [
        {
          question_number: 1,
          topic: 'School Uniforms',
          content_en: 'Some people say that all students should wear school uniforms. What do you think about that?',
          mean: '生徒は全員制服を着るべきだと言う人がいます。あなたはどう思いますか。',
          content_audio: 'uniforms.wav',
          sample_answer:
            'I agree. Students do not have to think about what to wear, so they can save time in the morning.',
        },
        {
          question_number: 2,
          topic: 'Reading on Screens',
          content_en: 'Today, many people read books on their smartphones. Do you think this is a good idea?',
          mean: '今では多くの人がスマートフォンで本を読みます。よい考えだと思いますか。',
          content_audio: 'screens.wav',
          sample_answer: 'No, I don’t. Looking at a small screen for a long time is not good for our eyes.',
        },
        {
          question_number: 3,
          topic: 'Working as a Volunteer',
          content_en: 'Would you like to work as a volunteer at a festival in your town?',
          mean: '町のお祭りでボランティアとして働いてみたいですか。',
          content_audio: 'volunteer.wav',
          sample_answer: 'Yes, I would. I want to talk with people who visit our town from other countries.',
        },
      ],
    },
  },
]

export const examIntegratedProcess: Exercise[] = [
  {
    title: '英検3級対策 面接を通して練習する',
    level: '英検3級',
    content: {
      image: 'scene-camp.png',
      question_description: '絵とカードを見て、面接と同じ順で答えましょう。',
      part_items: [
        {
          part_type: 'reading',
          part_info: {
            question_number: 1,
            instruction: 'Please read the passage on the card aloud.',
            audio_path: 'ip-read.wav',
            content_en:
              'Camping has become popular with families in Japan. Children can learn how to make a fire and cook outside. At night they look at the stars and listen to the sounds of the forest. Some camping areas rent tents, so people do not need to buy their own.',
            content_audio_path: 'ip-camping.wav',
          },
        },
        {
          part_type: 'speaking',
          part_info: {
            instruction: 'Please answer the questions about the passage.',
            audio_path: 'ip-ask.wav',
            progress: [
              {
                type: 'record',
                question_number: 2,
                content_en: 'What can children learn when they go camping?',
                content_audio: 'ip-q2.wav',
                answer: {
                  sample_answer: 'They can learn how to make a fire and cook outside.',
                  audio_path: 'ip-a2.wav',
                },
              },
              {
                type: 'record',
                question_number: 3,
                content_en: 'Why do some people not need to buy tents?',
                content_audio: 'ip-q3.wav',
                answer: { sample_answer: 'Because some camping areas rent them.', audio_path: 'ip-a3.wav' },
              },
            ],
          },
        },
        {
          part_type: 'narration',
          part_info: {
            question_number: 4,
            instruction: 'Please look at the picture and tell the story. Begin with this sentence.',
            audio_path: 'ip-tell.wav',
            content_en: 'One summer evening, the Sato family was at a camping area.',
            progress: [
              {
                type: 'record',
                question_number: 4,
                answer: {
                  sample_answer:
                    'One summer evening, the Sato family was at a camping area. The two children were standing next to the red tent and looking at the moon. Later they cooked dinner with their parents.',
                  audio_path: 'ip-a4.wav',
                },
              },
            ],
          },
        },
      ],
      wait_items: [{ after_index: 1, type: 'wait', audio_file: 'wait-ip.wav' }],
    },
  },
  {
    title: '英検準2級対策 面接を通して練習する',
    level: '英検準2級',
    asText: true,
    content: {
      part_items: [
        {
          part_type: 'reading',
          part_info: {
            question_number: 1,
            content_en:
              'More and more people in cities are interested in sharing cars. They do not own a car but use one only when they need it. This saves money, and it also saves space, because fewer parking areas are necessary. Experts think that this way of driving will help the environment.',
            content_audio_path: 'ip2-cars.wav',
          },
        },
        {
          part_type: 'speaking',
          part_info: {
            progress: [
              {
                type: 'record',
                question_number: 2,
                content_en: 'According to the passage, why does sharing cars save space?',
                content_audio: 'ip2-q2.wav',
                answer: { sample_answer: 'Because fewer parking areas are necessary.', audio_path: 'ip2-a2.wav' },
              },
              {
                type: 'record',
                question_number: 3,
                content_en: 'Do you think students should learn about the environment at school?',
                content_audio: 'ip2-q3.wav',
                answer: {
                  sample_answer: 'Yes. They can find something that they can do in their daily lives.',
                  audio_path: 'ip2-a3.wav',
                },
              },
              {
                type: 'record',
                question_number: 4,
                content_en: 'These days, many people go to work by bicycle. Do you think this will become more common?',
                content_audio: 'ip2-q4.wav',
                answer: {
                  sample_answer: 'Yes, I do. Riding a bicycle is good for our health and costs little money.',
                  audio_path: 'ip2-a4.wav',
                },
              },
            ],
          },
        },
      ],
    },
  },
]
