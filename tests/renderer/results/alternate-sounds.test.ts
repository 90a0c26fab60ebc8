import { expect, it } from 'vitest'
import type { SoundKind } from '../../../renderer/audio/AudioControl'
import { nextAlternateSound, type PlayedKind, soundToPlay } from '../../../renderer/results/alternate-sounds'

const kinds: Record<string, SoundKind> = { o: 'original', r: 'recording', s: 'sample' }

/** o: original, r: recording, s: sample answer. */
const sounds = (letters: string) => [...letters].map(letter => ({ kind: kinds[letter] ?? 'original' }))

it.each<[string, number, number]>([
  ['or', 0, 1],
  ['or', 1, 0],
  ['ro', 0, 1],
  ['o', 0, 0],
  ['r', 0, 0],
  ['oor', 1, 2],
  ['oor', 2, 0],
  ['oror', 2, 3],
  ['oror', 3, 2],
  ['oror', 1, 0],
  ['orro', 2, 3],
  ['ooo', 1, 1],
  ['sr', 0, 1],
  ['osr', 2, 0],
])('in %s after %i comes %i', (letters, at, next) => {
  expect(nextAlternateSound(sounds(letters), at)).toBe(next)
})

it.each<[string, number, PlayedKind, number]>([
  ['or', -1, 'recording', 1],
  ['or', -1, 'model', 0],
  ['sr', -1, 'recording', 1],
  ['rs', -1, 'model', 1],
  ['oror', -1, 'recording', 1],
  ['o', -1, 'recording', 0],
  ['r', -1, 'model', 0],
  ['', -1, 'recording', 0],
  ['or', 0, 'recording', 0],
  ['oror', 3, 'model', 3],
])('in %s, with %i last used, Space prefers the %s and plays %i', (letters, lastUsed, preferred, played) => {
  expect(soundToPlay(sounds(letters), lastUsed, preferred)).toBe(played)
})
