/**
 * Writing tasks with AI marking: the available conditions, and the assignment (DESIGN §7 /homework/writing/add). All
 * chosen.
 */
import * as v from 'valibot'
import { num, orElse, text } from '../schema'
import { homework } from './homework'
import { assignment, byRequestId } from './publish'
import { chosen, empty, get, post, textIn } from './row'
import { homeworkReads } from './stale-reads'

const level = v.object({ resource_level: text, word_min: orElse(num, 0), word_max: orElse(num, 0) })

/** A suggested topic; the teacher may write another one. */
const topic = v.object({ topic: text, mean: orElse(text, ''), resource_level: orElse(text, '') })

const wordsIn = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

const conditions = v.object({
  levels: orElse(v.array(level), []),
  topics: orElse(v.array(topic), []),
  /** The lowest and highest word counts that a teacher can require. */
  word_min: orElse(num, 0),
  word_max: orElse(num, 0),
})

export const writingAssign = {
  'ai-writing-condition-list': get('/v5/ai-writing/condition-list', empty, conditions, chosen),
  /** Creates one homework per request id, like publish-homework; publish-result also covers these request ids. */
  'ai-writing-assign': post(
    '/v5/ai-writing/assign',
    v.strictObject({ ...assignment, topic: textIn, resource_level: textIn, word_min: wordsIn, word_max: wordsIn }),
    homework,
    { ...chosen, invalidates: homeworkReads, recover: [byRequestId] },
  ),
}
