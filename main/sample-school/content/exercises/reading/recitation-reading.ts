/** Chapters to recite from memory. */
import type { Exercise } from '../exercise-types'

export const recitationReading: Exercise[] = [
  {
    title: 'スピーチの暗唱「小さな一歩」',
    level: '中学3年',
    content: {
      exampaper: [
        {
          category: 'read_chapter',
          question_number: 1,
          content:
            'I was always afraid of speaking in front of people. When the teacher asked me a question, my face turned red and my voice disappeared. Last spring I made one small promise to myself. I would say one thing in every class, even if it was short. At first it was only “I agree.” After a month it was “I agree, because I had the same problem.” Then a new student came to our class. She sat next to me and said nothing for a week. I knew that feeling very well, so I turned to her and said, “I was quiet, too. Shall we say one thing together today?” She smiled, and we both raised our hands. Today I am standing here on this stage. A small step is still a step. What will your first step be?',
          translate:
            '私はいつも人前で話すのがこわかったです。先生に質問されると、顔が赤くなり、声が出なくなりました。この春、私は自分に小さな約束を1つしました。短くてもいいから、毎回の授業で1つ発言する、というものです。初めは「賛成です」だけでした。1か月後には「賛成です。私も同じことで困ったからです」になりました。そのころ、クラスに転校生が来ました。彼女は私のとなりの席にすわり、1週間何も話しませんでした。その気持ちは私にはよくわかったので、彼女のほうを向いて言いました。「私も話せなかったんだ。今日、いっしょに1つ発言してみない？」彼女はにっこりして、私たちは2人とも手を挙げました。今日、私はこの舞台に立っています。小さな一歩でも一歩です。あなたの最初の一歩は何ですか。',
          file: 'step.wav',
        },
      ],
    },
  },
  {
    title: '物語の暗唱「北風と旅人」',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_id: 'wind-1',
          screen_en_text:
            'One cold day, the north wind said to the sun, “I am stronger than you. Look at that man. I can take off his coat.” Then he blew as hard as he could. But the man only held his coat more tightly.',
          screen_jp_text:
            'ある寒い日、北風が太陽に言いました。「ぼくのほうが強いぞ。あの男を見ろ。コートをぬがせてみせる。」そして力いっぱい吹きました。けれども男は、コートをもっとしっかり押さえるだけでした。',
          audioPath: 'wind-1.wav',
        },
        {
          question_id: 'wind-2',
          screen_en_text:
            'The sun smiled and said, “Let me try.” She shone gently on the road and on the trees. Soon the man felt warm, and he took off his coat himself. Kind words are often stronger than loud ones.',
          screen_jp_text:
            '太陽はほほえんで言いました。「私にやらせてください。」太陽は道や木々をやさしく照らしました。まもなく男は暖かくなり、自分からコートをぬぎました。やさしいことばは、大きな声よりも強いことがよくあるのです。',
          audioPath: 'wind-2.wav',
        },
      ],
    },
  },
]
