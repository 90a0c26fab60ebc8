/** Guards of speech evaluation (SPEC §7 Speech evaluation, §8, §9; DESIGN §3, §10, §11). */
import { guardsOf } from '../table.mjs'

const common = { area: 'evaluation', section: '§7' }
const service = ['tests/main/evaluation/evaluations.test.ts']
const connection = ['tests/main/evaluation/connection.test.ts']
const store = ['tests/main/evaluation/recording-store.test.ts']

export const rows = [
  ...guardsOf(
    {
      ...common,
      file: 'shared/domain/evaluation.ts',
      tests: ['tests/main/sample-school/evaluation.test.ts', 'tests/shared/contract-limits.test.ts'],
    },
    [
      ['A recording needs a text with letters or digits', '/[A-Za-z0-9]/.test(value) && ', ''],
      ['The text of a recording has a maximum length', ' && textLength(value) <= evaluation.text', ''],
    ],
  ),
  ...guardsOf({ ...common, section: '§10', file: 'main/evaluation/speech-address.ts', tests: service }, [
    [
      'Recordings go only to the school’s server or to a listed host',
      "const url = mediaUrl('', address.replace(/^ws/i, 'http'), allowedHosts)",
      "const url = new URL(address.replace(/^ws/i, 'http'))",
    ],
    ['Recordings go only over a WebSocket', 'if (!/^wss?:\\/\\//i.test(address)) return null', ''],
  ]),
  ...guardsOf(
    {
      ...common,
      section: '§10',
      file: 'main/evaluation/open-socket.ts',
      tests: ['tests/main/evaluation/open-socket.test.ts'],
    },
    [['A recording does not follow a redirect', 'followRedirects: false', 'followRedirects: true']],
  ),
  ...guardsOf({ ...common, file: 'main/evaluation/evaluations.ts', tests: service }, [
    [
      'A recording that is being evaluated is not evaluated again at the same time',
      "if (current) return failure('invalid-request', text.speech.running)",
      '',
    ],
    [
      'A recording is completed once, so that it has one connection',
      'if (!run || run.frames.isComplete()) return gone()\n      if (run.frames',
      'if (!run) return gone()\n      if (run.frames',
    ],
    ['Frames that arrive twice are taken once', 'bytes.slice(repeated)', 'bytes'],
    ['Frames after a gap are not taken', 'repeated < 0 ? new Uint8Array() : ', ''],
    [
      'A recording has a maximum length before it is sent',
      "if (known + added.length / evaluation.frameBytes > maxSpeechFrames)\n        return failure('invalid-request', text.speech.tooLong)",
      '',
    ],
    [
      'A recording that begins ends the connection of the one before',
      'stop()\n      current = start({ id, name: owner.name, generation }, head)',
      'current = start({ id, name: owner.name, generation }, head)',
    ],
    [
      'Of two recordings that begin together only the newer one has a connection',
      'if (turn !== turns) {',
      'if (false as boolean) {',
    ],
    ['A recording belongs to its session', ' && teacher()?.generation === generation ? current', ' ? current'],
    [
      'A recording without a result stays on this PC',
      "if (outcome.kind !== 'scored') return failureOf(run, outcome)\n",
      '',
    ],
    [
      'A recording without audio is not evaluated',
      'if (run.frames.count() > 0) return finish(run)',
      'return finish(run)',
    ],
  ]),
  ...guardsOf({ ...common, section: '§8', file: 'main/evaluation/connection.ts', tests: connection }, [
    [
      'A code other than 0 closes the socket and is reported',
      'if (answer.code !== 0) return settle(',
      'if (answer.code < 0) return settle(',
    ],
    [
      'The answer about another recording is ignored',
      'if (answer.guid !== undefined && answer.guid !== hello.guid) return',
      '',
    ],
    [
      'A result before the end of the recording is an interim one',
      'if (isEndSent && answer.result)',
      'if (answer.result)',
    ],
    ['Only the last message is short', ' || (size > 0 && frames.isComplete())', ' || size > 0'],
    ['Nothing is added while the server does not read', 'if (socket.bufferedAmount > maxBufferedBytes) return\n', ''],
    ['A recording has one outcome', 'if (found) return\n    found = next', 'found = next'],
  ]),
  ...guardsOf({ ...common, section: '§11', file: 'main/evaluation/recording-records.ts', tests: store }, [
    [
      'A record is valid only at its own place in its own recording',
      'const sealNameOf = (recording: string, index: number): string =>',
      "const sealNameOf = (_recording: string, _index: number): string => 'recording' ??",
    ],
  ]),
  ...guardsOf(
    { ...common, section: '§5', file: 'main/teacher-data.ts', tests: ['tests/main/services-session-end.test.ts'] },
    [
      [
        'A logout wipes the recordings',
        'wipesOwnData && endedName !== null ? recorded.then(() => recordings.wipe(endedName)) : undefined',
        'undefined',
      ],
      ['A pending wipe includes the recordings', ', recordings.wipe(pending.name)]', ']'],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§9',
      file: 'renderer/audio/capture/microphone.ts',
      tests: ['tests/renderer/audio/capture/microphone.test.ts'],
    },
    [
      ['The browser does not change the loudness of a recording', 'autoGainControl: false', 'autoGainControl: true'],
      ['The browser does not cancel an echo in a recording', 'echoCancellation: false', 'echoCancellation: true'],
      ['The browser removes no noise from a recording', 'noiseSuppression: false', 'noiseSuppression: true'],
      [
        'The microphone goes off at the end',
        '      if (stream) stopTracks(stream)\n    }\n    const lose',
        '    }\n    const lose',
      ],
      ['The microphone goes off if it cannot be used', '    if (stream) stopTracks(stream)\n    throw', '    throw'],
      [
        'A microphone that another program uses is not replaced by another',
        "if (errorProblem(error) !== 'no-microphone') throw error",
        '',
      ],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§8',
      file: 'renderer/audio/capture/recorder.ts',
      tests: ['tests/renderer/audio/capture/recorder-panel.test.tsx'],
    },
    [
      [
        'A microphone that opens after the recording was given up goes off',
        "if (recording !== own || state.phase !== 'starting') return microphone.close()",
        '',
      ],
      ['A recording without a sample says so', 'if (finished.samples === 0) {', 'if (finished.samples < 0) {'],
      ['No sound plays while the microphone is on', 'releaseSounds ??= parts.holdSounds()', ''],
      [
        'A recording that is given up is discarded in main, too',
        'closeRecording(own, discards && !state.result)',
        'closeRecording(own, false)',
      ],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§8',
      file: 'renderer/audio/capture/use-recorder.ts',
      tests: ['tests/renderer/audio/capture/recorder-panel.test.tsx'],
    },
    [
      ['The microphone goes off when the screen is locked', 'isLocked && core.stop()', 'undefined'],
      [
        'The microphone goes off when its page is left',
        '      core.stop()\n    }\n  }, [core])',
        '    }\n  }, [core])',
      ],
      [
        'A recording of a few seconds is deleted after a question only',
        'state.seconds < askedFrom || (await confirmDialog(question))',
        'true',
      ],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§9',
      file: 'renderer/audio/capture/recorder.ts',
      tests: ['tests/renderer/audio/capture/recorder.test.ts'],
    },
    [['A recording stays on one connection in a pause', '        stay(recording)\n', '']],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§8',
      file: 'renderer/bridge/call-when-unlocked.ts',
      tests: ['tests/renderer/bridge/call-when-unlocked.test.ts'],
    },
    [
      ['A recording goes on after the unlock', '    await unlocked()\n', '    return answer\n'],
      [
        'No call goes on after the end of its session',
        'if (sessionState()?.generation !== generation) return answer\n',
        '',
      ],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§8',
      file: 'renderer/features/recitation/recordings-before-logout.ts',
      tests: ['tests/renderer/features/recitation/recordings-before-logout.test.tsx'],
    },
    [
      [
        'A logout asks about recordings without a result',
        'recordings.length > 0 ? kept',
        'recordings.length < 0 ? kept',
      ],
      ['A logout asks about the recording of this moment', 'hasRunning ? running', 'false ? running'],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§9',
      file: 'renderer/audio/capture/delivery.ts',
      tests: ['tests/renderer/audio/capture/delivery.test.ts'],
    },
    [
      ['Frames are given to main by one call at a time', 'running ??= sendAll()', 'running = sendAll()'],
      ['A recording begins once in main', "begun ??= call('evaluation.begin'", "begun = call('evaluation.begin'"],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§8',
      file: 'renderer/features/listening/send-comments.ts',
      tests: ['tests/renderer/features/listening/asked-comments.test.tsx'],
    },
    [
      [
        'A comment on a reading that may have arrived is looked up before it is sent',
        'if (row.sentAt !== undefined) {',
        'if (row.sentAt === -1) {',
      ],
      [
        'A comment on a reading is not sent while nobody knows whether it has arrived',
        "if (kind !== 'notDone') {",
        "if (kind === 'cancelled') {",
      ],
      [
        'The time at which a comment is sent is kept before it is sent',
        'await change([row], comment => ({ ...comment, sentAt: attempt.sentAt }))\n',
        '',
      ],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§8',
      file: 'renderer/features/listening/asked-comments.ts',
      tests: ['tests/renderer/features/listening/asked-comments.test.tsx'],
    },
    [
      [
        'The teacher is asked only about comments that she had decided to send',
        'rowsToSend(readComments(await draftSlot(commentsKey)?.load()) ?? {})',
        'rowsToSend(readComments(await draftSlot(commentsKey)?.load()) ?? {}, true)',
      ],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§8',
      file: 'renderer/screens/listening/use-redo.ts',
      tests: ['tests/renderer/screens/listening/listening.test.tsx'],
    },
    [
      [
        'A request to record again whose answer was lost is looked up, not sent again',
        'if (unsure) return finish(unsure, await run(() => lookUpWrite(client, unsure.attempt)))',
        '',
      ],
      [
        'A student is asked once to record the same reading again',
        'wasAsked: (item: Submission) => requests.asked.has(submissionVersion(item))',
        'wasAsked: (_item: Submission) => false',
      ],
    ],
  ),
  ...guardsOf(
    { ...common, section: '§8', file: 'renderer/audio/sound.ts', tests: ['tests/renderer/audio/player-hold.test.ts'] },
    [['No sound begins during a recording', 'if (player.isHeld()) return', '']],
  ),
]
