/** Random content and answers, from plausible to absurd, with the field names of the wire. */
import * as fc from 'fast-check'

const names = [
  'index',
  'question_id',
  'question_number',
  'topic',
  'question',
  'content',
  'content_en',
  'screen_text',
  'screen_text_jp',
  'screen_en_text',
  'screen_jp_text',
  'screen_jp',
  'screen_pic',
  'picture',
  'image',
  'audio_file',
  'audioPath',
  'audio_path',
  'content_audio',
  'audio_files',
  'choose',
  'answers',
  'answer',
  'mean',
  'ipa',
  'tips',
  'sample_answer',
  'samples',
  'sound_file',
  'evaluate_html',
]

const plain = fc.oneof(
  fc.string(),
  fc.integer({ min: -2, max: 9 }),
  fc.constantFrom(null, '', '__', 'a __ b __', '1', '2', 'a|b', '[', '["a"', 'x/y'),
)

const choice = fc.record(
  { index: plain, content: plain, correct: fc.constantFrom(0, 1, true, false, null), type: plain },
  { requiredKeys: [] },
)

const value = fc.oneof(plain, fc.array(fc.oneof(plain, choice), { maxLength: 4 }), fc.jsonValue({ maxDepth: 2 }))

const question = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 10 })

const item = fc.oneof(
  question,
  fc.tuple(question, fc.array(question, { maxLength: 3 })).map(([own, questions]) => ({ ...own, questions })),
  fc.jsonValue({ maxDepth: 1 }),
)

export const anyContent = fc.oneof(
  fc.record({ items: fc.array(item, { maxLength: 5 }) }),
  fc.record({ items: fc.array(item, { maxLength: 3 }), full_text: fc.constantFrom(null, {}, { audio_file: 'a' }) }),
)

export const anyAnswers = fc.array(
  fc.record(
    {
      question_id: plain,
      index: plain,
      question_number: plain,
      answer_result: fc.oneof(plain, fc.array(plain)),
      score: fc.oneof(plain, fc.double()),
      total_score: plain,
      choose: plain,
      study_report: fc.jsonValue({ maxDepth: 2 }),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 6 },
)
