/** Schema of one student's paper for one topic (WIRE topic-answer-paper). */
import * as v from 'valibot'
import { flag, fullScore, id, maybe, num, orElse, text } from '../schema'
import { answers, classScores } from './answer'
import { content } from './content'

/** SPEC §3 Exercise resource metadata. */
const resource = v.object({
  topic_id: id,
  resource_id: orElse(id, ''),
  resource_type: orElse(text, ''),
  view_key: orElse(text, ''),
  resource_path: orElse(text, ''),
  resource_version: orElse(text, ''),
  resource_title: orElse(text, ''),
  resource_content: maybe(text),
  resource_level: maybe(text),
  total_score: maybe(num),
  full_score: fullScore,
  learn_count: orElse(num, 0),
  best_score: maybe(num),
})

export const paper = v.object({
  resource,
  content,
  answers: orElse(answers, []),
  correct_percents: orElse(classScores, []),
  average_scores: orElse(classScores, []),
  guid: maybe(id),
  round: orElse(num, 1),
  rounds: orElse(num, 1),
  updated_at: maybe(text),
  show_comment: orElse(flag, 0),
})

export type Paper = v.InferOutput<typeof paper>
