/** Writing that AI corrects sentence by sentence. */
import type { Exercise } from '../exercise-types'

export const standardWriting: Exercise[] = [
  {
    title: '英作文添削：好きな季節と学校生活',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          question: 'Which season do you like the best, and why?',
          screen_text_jp: 'いちばん好きな季節はどれですか。理由も書きましょう。',
          sample_answer:
            'I like autumn the best. It is cool, so I can play tennis for a long time after school. I also enjoy eating grapes and pears. In October, our school has a festival, and my class sings together. These are the reasons why I like autumn.',
          tips: '25〜50語の英文で書きましょう。',
        },
        {
          index: 2,
          question: 'What do you want to change about your school?',
          screen_text_jp: '学校について変えたいことは何ですか。',
          sample_answer:
            'I want our library to be open until six. Many students have club activities, so they cannot go there before five. If it is open longer, we can do our homework in a quiet place. I think more students will read books, too.',
        },
      ],
    },
  },
  {
    title: '英作文添削：絵の内容を伝える',
    level: '中学3年',
    content: {
      items: [
        {
          question_id: 'p-1',
          content_en: 'Look at the picture. Write what the people are doing and how they feel.',
          screen_jp: '絵を見て、人々が何をしているか、どんな気持ちかを書きましょう。',
          picture: 'scene-park.png',
          samples: [
            'It is a sunny day in the park. Two children are playing together under a tree. They look happy because the weather is nice. A woman is walking near them. She is smiling because she can hear them laugh.',
          ],
        },
      ],
    },
  },
  {
    title: '英作文添削：オンライン授業について',
    level: '英検2級',
    content: {
      topic: 'Some people say that online classes are better than classes at school.',
      question_description: 'Do you agree with this opinion? Write your reasons.',
      screen_jp: '「オンライン授業は学校の授業よりよい」という意見に賛成ですか。理由を書きましょう。',
      sample: {
        en_answer:
          'I do not agree with this opinion. First, students learn a lot by talking with their classmates, and it is difficult to do so on a screen. Second, not everyone has a quiet room or a fast computer at home. Online classes are useful when we are sick, but I believe that they cannot take the place of school.',
      },
    },
  },
]
