import { describe, expect, it } from 'vitest'
import { recitationFault, soundKind } from '../../shared/domain/recitation'
import { japaneseLetters } from '../../shared/domain/text-rules'

describe('a text to read aloud', () => {
  it.each([
    ['English', 'I like tea.', 'read_sentence', null],
    ['blanks', '  ', 'read_sentence', 'empty'],
    ['Japanese only', 'お茶が好きです。', 'read_sentence', 'language'],
    ['an emoji', 'I like 🍵.', 'read_sentence', 'emoji'],
    ['200 letters', 'a'.repeat(200), 'read_sentence', null],
    ['201 letters', 'a'.repeat(201), 'read_sentence', 'long'],
    ['3,000 letters', 'a'.repeat(3000), 'read_chapter', null],
    ['3,001 letters', 'a'.repeat(3001), 'read_chapter', 'long'],
    // Each of these is one character to a teacher, and two units to the computer.
    ['200 characters, some of two units', 'a'.repeat(101) + '𠮷'.repeat(99), 'read_sentence', null],
    ['201 characters, some of two units', 'a'.repeat(102) + '𠮷'.repeat(99), 'read_sentence', 'long'],
    ['a Japanese word in English', 'In Japan we say いただきます before we eat.', 'read_sentence', null],
    ['an English word in Japanese', 'appleは赤いです。', 'read_sentence', 'language'],
    ['an English letter in Japanese', 'Aさんは赤いりんごが好きです。', 'read_sentence', 'language'],
  ] as const)('%s', (_name, content, category, fault) => expect(recitationFault(content, category)).toBe(fault))
})

it('letters that an English voice leaves out are counted', () => {
  expect(['I like お茶.', 'トム', '緑', 'I like tea.', 'café'].map(japaneseLetters)).toEqual([2, 2, 1, 0, 0])
})

describe('the kind of a sound file', () => {
  const bytes = (...parts: (string | number)[]) =>
    Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...part].map(c => c.charCodeAt(0)) : [part])))

  it.each<[string, Uint8Array, string | null]>([
    ['WAV', bytes('RIFF', 0, 0, 0, 0, 'WAVE'), 'wav'],
    ['another RIFF', bytes('RIFF', 0, 0, 0, 0, 'AVI '), null],
    ['MP3 with a tag', bytes('ID3', 4), 'mp3'],
    ['MP3 without one', bytes(0xff, 0xfb, 0x90, 0), 'mp3'],
    ['a frame of a reserved version', bytes(0xff, 0xeb, 0x90, 0), null],
    ['a frame of another layer', bytes(0xff, 0xfd, 0x90, 0), null],
    ['a frame without a bit rate', bytes(0xff, 0xfb, 0x00, 0), null],
    ['a frame with an impossible bit rate', bytes(0xff, 0xfb, 0xf0, 0), null],
    ['a frame with an impossible sample rate', bytes(0xff, 0xfb, 0x9c, 0), null],
    ['M4A', bytes(0, 0, 0, 24, 'ftyp', 'M4A '), 'm4a'],
    ...['M4B ', 'mp42', 'mp41', 'isom', 'iso2'].map((brand): [string, Uint8Array, string] => [
      brand,
      bytes(0, 0, 0, 24, 'ftyp', brand),
      'm4a',
    ]),
    ['a film', bytes(0, 0, 0, 24, 'ftyp', 'qt  '), null],
    ['a text', bytes('I like tea.'), null],
  ])('%s', (_name, file, kind) => expect(soundKind(file)).toBe(kind))
})
