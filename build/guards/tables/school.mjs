/** What the sample school refuses: recordings, uploads, requests and damage (SPEC §5, §7; DESIGN §8, §10, §11). */
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
    ['A recording has a text to be read', '    v.regex(/[A-Za-z0-9]/),\n', ''],
    ['A recording’s text is bounded', 'textLength(value) <= evaluation.text', 'true'],
    ['A recording is of one codec', 'codec: v.literal(audio.codec)', 'codec: v.string()'],
    ['A recording is of one sample rate', 'sampleRate: v.literal(audio.sampleRate)', 'sampleRate: v.number()'],
    [
      'A recording begins with nothing but what it needs',
      'const helloSchema = v.strictObject',
      'const helloSchema = v.object',
    ],
    [
      'A recording is of a category that is known',
      "if (!evaluation.categories.some(one => one === hello.category)) return fault('category')",
      '',
    ],
    [
      'No frame comes before the hello',
      "if (running === undefined) return fault('hello')",
      'if (running === undefined) return null',
    ],
    ['A message of frames has ten at most', ' && frames <= framesPerMessage', ''],
    ['Nothing follows the last message of frames', ' || running.short', ''],
    [
      'Messages of frames come in their order',
      "if (new DataView(message.buffer, message.byteOffset).getUint32(0) !== running.next) return fault('frames')",
      '',
    ],
    ['A recording has an end', "if (running.frames + frames > mostFrames) return fault('tooMuch')", ''],
    [
      'A frame that cannot be decoded ends the recording',
      'if (samples === null) return false',
      'if (samples === null) continue',
    ],
    ['A recording ends with its end', "v.is(endSchema, value) ? end(running) : fault('frames')", 'end(running)'],
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
    ['The evaluation answers under its own host', 'headers.host === new URL(origin).host &&', ''],
    ['No page speaks to the evaluation', 'headers.origin === undefined &&', ''],
    ['No other site speaks to the evaluation', "site === 'none' &&", ''],
    ['The evaluation stands at its path', ' &&\n    url === path', ''],
    ['A message to the evaluation is bounded', ', maxPayload: bounds.message', ''],
    ['So many speak to the evaluation at once', ' || sockets.clients.size >= bounds.sockets', ''],
    [
      'Who says nothing is not waited for',
      "let idle = setTimeout(() => finish(fault('tooSlow')), bounds.idleMs)",
      'let idle = setTimeout(() => undefined, bounds.idleMs)',
    ],
    [
      'A recording that goes on is cut off',
      "const whole = setTimeout(() => finish(fault('tooMuch')), bounds.wholeMs)",
      'const whole = setTimeout(() => undefined, bounds.wholeMs)',
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
  [['A fan and a tone are no voice', 'if (spread(loudness) < steady) return null', '']],
)

const score = guardsOf(
  {
    ...common,
    section: '§8',
    file: 'main/sample-school/evaluation/score.ts',
    tests: ['tests/main/sample-school/evaluation.test.ts'],
  },
  [['No tag of a text stands in its evaluation', ".replace(/</g, '&lt;')", '']],
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
      'A recitation is its owner’s alone',
      'recitation?.account === call.account.username ? recitation : undefined',
      'recitation',
    ],
    [
      'A recitation that is made is changed no more',
      'if (recitation.madeAt !== null) throw new Refusal(400, text.made)',
      '',
    ],
    [
      'A recitation’s text is one that can be read',
      'if (fault !== null) throw new Refusal(400, text.content[fault])',
      '',
    ],
    ['Recitations are so many a month', 'Math.max(0, bounds.timesAMonth - made.length)', 'bounds.timesAMonth'],
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
      'A sentence without its sound is no recitation',
      "if (slot.content !== '' && slot.sound === '') throw new Refusal(400, text.silentSlot(at + 1))",
      '',
    ],
  ],
)

export const rows = [...recording, ...socket, ...measure, ...score, ...slots, ...create]
