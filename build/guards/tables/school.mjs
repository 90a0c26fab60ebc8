/** Guards of the sample school: recordings, recitations, teachers' comments (SPEC §4, §5, §7; DESIGN §8, §10, §11). */
import { guardsOf } from '../table.mjs'

const common = { area: 'school' }

const recording = guardsOf(
  {
    ...common,
    section: '§8',
    file: 'main/sample-school/evaluation/recording.ts',
    tests: ['tests/main/sample-school/evaluation.test.ts'],
  },
  [
    ['A recording in another codec is refused', 'codec: v.literal(audio.codec)', 'codec: v.string()'],
    [
      'A recording with another sample rate is refused',
      'sampleRate: v.literal(audio.sampleRate)',
      'sampleRate: v.number()',
    ],
    [
      'A hello message with an unknown field is refused',
      'const helloSchema = v.strictObject',
      'const helloSchema = v.object',
    ],
    [
      'A recording of an unknown category is refused',
      "if (!evaluation.categories.some(one => one === hello.category)) return fault('category')",
      '',
    ],
    [
      'Frames before the hello message are refused',
      "if (running === undefined) return fault('hello')",
      'if (running === undefined) return null',
    ],
    ['A message has at most ten frames', ' && frames <= framesPerMessage', ''],
    ['Frames after a short message are refused', ' || running.short', ''],
    [
      'Frame messages must be in order',
      "if (new DataView(message.buffer, message.byteOffset).getUint32(0) !== running.next) return fault('frames')",
      '',
    ],
    ['A recording has a maximum length', "if (running.frames + frames > maxSpeechFrames) return fault('tooMuch')", ''],
    [
      'A frame that cannot be decoded ends the recording',
      'if (samples === null) return false',
      'if (samples === null) continue',
    ],
    [
      'Only a valid end message ends a recording',
      "v.is(endSchema, value) ? end(running) : fault('frames')",
      'end(running)',
    ],
  ],
)

const socket = guardsOf(
  {
    ...common,
    section: '§8',
    file: 'main/sample-school/evaluation/socket.ts',
    tests: ['tests/main/sample-school/evaluation.test.ts'],
  },
  [
    ['The evaluation checks the Host header', 'headers.host === new URL(origin).host &&', ''],
    ['The evaluation refuses web pages (Origin)', 'headers.origin === undefined &&', ''],
    ['The evaluation refuses other sites (Sec-Fetch-Site)', "site === 'none' &&", ''],
    ['The evaluation answers only at its path', ' &&\n    url === path', ''],
    ['A message to the evaluation has a maximum size', ', maxPayload: bounds.message', ''],
    ['The number of evaluation sockets is limited', ' || sockets.clients.size >= bounds.sockets', ''],
    [
      'A silent client is disconnected after a time limit',
      "let idle = setTimeout(() => finish(fault('tooSlow')), bounds.idleMs)",
      'let idle = setTimeout(() => undefined, bounds.idleMs)',
    ],
    [
      'A recording has a maximum duration',
      "const timeout = setTimeout(() => finish(fault('tooMuch')), bounds.wholeMs)",
      'const timeout = setTimeout(() => undefined, bounds.wholeMs)',
    ],
  ],
)

const measure = guardsOf(
  {
    ...common,
    section: '§8',
    file: 'main/sample-school/evaluation/measure.ts',
    tests: ['tests/main/sample-school/evaluation.test.ts'],
  },
  [
    [
      'A steady sound such as a fan or a tone does not count as a voice',
      'if (spread(loudness) < steady) return null',
      '',
    ],
  ],
)

const score = guardsOf(
  {
    ...common,
    section: '§8',
    file: 'main/sample-school/evaluation/score.ts',
    tests: ['tests/main/sample-school/evaluation.test.ts'],
  },
  [['The evaluation escapes HTML in the text', ".replace(/</g, '&lt;')", '']],
)

const slots = guardsOf(
  {
    ...common,
    section: '§7',
    file: 'main/sample-school/handlers/recitation/slots.ts',
    tests: ['tests/main/sample-school/recitation.test.ts'],
  },
  [
    [
      'Only its owner can use a recitation',
      'recitation?.account === call.account.username ? recitation : undefined',
      'recitation',
    ],
    [
      'A finished recitation cannot be changed',
      'if (recitation.madeAt !== null) throw new Refusal(400, text.alreadyCreated)',
      '',
    ],
    ['The text of a recitation must be valid', 'if (fault !== null) throw new Refusal(400, text.content[fault])', ''],
    [
      'The number of recitations per month is limited',
      'Math.max(0, bounds.timesAMonth - thisMonth.length)',
      'bounds.timesAMonth',
    ],
  ],
)

const create = guardsOf(
  {
    ...common,
    section: '§7',
    file: 'main/sample-school/handlers/recitation/create.ts',
    tests: ['tests/main/sample-school/recitation.test.ts'],
  },
  [
    [
      'A recitation sentence without a sound is refused',
      "if (slot.content !== '' && slot.sound === '') throw new Refusal(400, text.slotWithoutSound(at + 1))",
      '',
    ],
  ],
)

const notes = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/sample-school/handlers/homework-reading/notes.ts',
    tests: ['tests/main/sample-school/two-teachers.test.ts'],
  },
  [
    ['An unchanged comment keeps its author', 'author?.teacher ?? teacher', 'teacher'],
    [
      'A displaced comment keeps the words for which it was written',
      '(same ?? onSameWords[0])?.sent_content ?? wordsAt(sent, answer)',
      'wordsAt(sent, answer)',
    ],
    ['The range of a displaced comment does not refuse a save', 'all.filter(one => !isDisplaced(one, answer))', 'all'],
  ],
)

export const rows = [...recording, ...socket, ...measure, ...score, ...slots, ...notes, ...create]
