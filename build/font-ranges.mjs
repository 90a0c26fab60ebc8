/** The characters of the program's own Japanese font file (build/fonts.mjs), and their ranges in a style sheet. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const last = 0x10ffff

/** Kana, punctuation, full-width and half-width forms, and selectors of variants such as those of 葛 and 辻. */
const blocks = [
  [0x2010, 0x203f],
  [0x2460, 0x24ff],
  [0x3000, 0x30ff],
  [0x31f0, 0x32ff],
  [0xfe00, 0xfe0f],
  [0xff00, 0xffef],
  [0xe0100, 0xe01ef],
]

/** The kanji of prefectures, of the commonest family names, and of given names and schools. */
const names = `
北海道青森岩手宮城秋田山形福島茨栃木群馬埼玉千葉東京都神奈川新潟富石井長野岐阜静岡愛知三重滋賀府大阪兵庫良和歌取根広口徳香媛高佐熊分鹿児沖縄県市区町村
藤鈴橋中伊渡辺本小林加吉松上清水崎池阿部下前後近遠坂太西原金子浦竹内柴酒横安丸杉塚平河武菅久保尾菊地古桜飯五十嵐関服土屋樋永浜星矢浅荒谷黒白須
仁今工増新岸片桐成瀬堀柳望月早若栗戸内藤向荻相沢堤桑門倉篠須宇都寺岩泉柏梅椎南北相馬奥
美咲陽菜結衣葵凛花莉愛優奈彩音心春翔太蓮大輝悠真樹颯健拓海直人和也一郎次智恵由紀裕明秀雄幸恭純希望智香穂里佳奈実咲希莉緒桃杏瑞琴詩織千尋楓澪紬雅貴康俊哲剛誠隆浩達
立学園附属第一二三四五六七八九十百千年組班科英語宿題単語発音読書週末期間試験復習予基礎応用会話文法
`

/** What the program can say, and what its sample school says, whose words and names are typical of a school. */
function* spokenIn(root) {
  for (const layer of ['main', 'renderer', 'shared'])
    for (const entry of readdirSync(path.join(root, layer), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
      const source = readFileSync(path.join(entry.parentPath, entry.name), 'utf8')
      for (const character of source.match(/\P{ASCII}/gu) ?? []) yield character.codePointAt(0)
    }
}

/** The last code point of ASCII, which has a font file of its own. */
const lastOfAscii = 0x7f

/** The code points of the smaller font file, in ascending order. */
export function fontCodePoints(root) {
  const points = new Set([...spokenIn(root), ...Array.from(names, name => name.codePointAt(0))])
  for (const [from, to] of blocks) for (let point = from; point <= to; point += 1) points.add(point)
  return [...points].filter(point => point > lastOfAscii).sort((a, b) => a - b)
}

/** Ranges, as pairs of first and last, of code points in ascending order. */
export function rangesOf(points) {
  const ranges = []
  for (const point of points) {
    const range = ranges.at(-1)
    if (range && range[1] === point - 1) range[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

/** The ranges of all other code points but ASCII. */
export function otherRanges(ranges) {
  const ends = [lastOfAscii, ...ranges.map(([, to]) => to)]
  const begins = [...ranges.map(([from]) => from), last + 1]
  return ends.map((end, at) => [end + 1, begins[at] - 1]).filter(([from, to]) => from <= to)
}

const hex = point => point.toString(16)

/** Ranges as the value of `unicode-range`. */
export const unicodeRange = ranges =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
