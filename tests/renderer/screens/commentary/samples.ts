/** Sample topics with the answers of a class, and their resources, for the commentary tests. */
import type { Overviews, Topic } from '../../../../renderer/screens/commentary/model/slides'
import type { EndpointData, EndpointResponse } from '../../../../shared/endpoints/index'

type Overview = Overviews[number]

export const topic = (topic_id: string, view_key: string, resource_title = `課題${topic_id}`): Topic => ({
  topic_id,
  resource_id: `r-${topic_id}`,
  resource_type: 'book',
  resource_title,
  view_key,
  resource_path: 'https://media.example/r',
  resource_version: '1',
  completed_count: 3,
  full_score: 100,
})

export const given = (answer_result: string, score: number | undefined, ...student_ids: string[]) => ({
  answer_result,
  score,
  student_ids,
})

export const overview = (
  question_id: string,
  figure: Pick<Overview, 'correct_percent' | 'average_score'>,
  ...answers: Overview['answers']
): Overview => ({ question_id, answers, ...figure })

type Resource = EndpointData<'resource-preview'>

/** A resource as the server returns it. */
export const resource = ({ topic_id, view_key, resource_title }: Topic, content: unknown): Resource => ({
  resource: {
    topic_id,
    resource_id: `r-${topic_id}`,
    resource_type: 'book',
    view_key,
    resource_path: 'https://media.example/r',
    resource_version: '1',
    resource_title,
    full_score: 100,
    learn_count: 0,
  },
  content,
  round: 0,
  rounds: 0,
})

export const blanks = topic('91', 'blank-filling', '空所補充')
export const choices = topic('92', 'listening', '聞き取り')
export const reading = topic('93', 'sentence-reading', '文の音読')

export const overviews: Record<string, EndpointResponse<'one-topic-question-overview'>> = {
  '91': {
    items: [
      overview('1', { correct_percent: 67 }, given('got', 100, 'a', 'b'), given('goed', 0, 'c')),
      overview('2', { correct_percent: 100 }, given('since', 100, 'a', 'b', 'c')),
    ],
    total: 2,
  },
  '92': {
    items: [overview('1', { correct_percent: 33 }, given('2', 100, 'a'), given('1', 0, 'b', 'c'))],
    total: 1,
  },
  '93': {
    items: [overview('1', { average_score: 70 }, given('', 90, 'a'), given('', 70, 'b'), given('', 50, 'c'))],
    total: 1,
  },
}

export const resources: Record<string, Resource> = {
  '91': resource(blanks, {
    items: [
      {
        index: 1,
        screen_text: 'I __ up at six.',
        screen_text_jp: '6時に起きました。',
        answers: [{ index: 1, content: 'got' }],
      },
      { index: 2, screen_text: 'I have lived here __ I was born.', answers: [{ index: 1, content: 'since' }] },
    ],
  }),
  '92': resource(choices, {
    items: [
      {
        index: 1,
        screen_text: 'I’m going to the library.',
        screen_text_jp: '図書館へ行きます。',
        question: 'Where is the speaker going?',
        audio_file: 'a.wav',
        choose: [
          { index: 1, content: 'To the park.', correct: 0 },
          { index: 2, content: 'To the library.', correct: 1 },
          { index: 3, content: 'To the station.', correct: 0 },
        ],
      },
    ],
  }),
  '93': resource(reading, { items: [{ index: 1, screen_text: 'Hello.', screen_text_jp: 'こんにちは。' }] }),
}
