/** The search in the comment bank: a few letters in kana, kanji or Latin letters find a sentence. */
import { type BankEntry, inOrder } from './comment-bank'

/** How the words of such comments are read, so that kana finds them too. */
const readings: Readonly<Record<string, string>> = {
  意見: 'いけん',
  違: 'ちが',
  英語: 'えいご',
  過去: 'かこ',
  確: 'たし',
  加: 'くわ',
  書: 'か',
  数: 'かぞ',
  簡単: 'かんたん',
  冠詞: 'かんし',
  関係代名詞: 'かんけいだいめいし',
  気: 'き',
  具体例: 'ぐたいれい',
  具体的: 'ぐたいてき',
  形: 'かたち',
  過去形: 'かこけい',
  現在: 'げんざい',
  現在形: 'げんざいけい',
  形容詞: 'けいようし',
  結論: 'けつろん',
  原形: 'げんけい',
  語: 'ご',
  語順: 'ごじゅん',
  構成: 'こうせい',
  誤: 'あやま',
  三人称: 'さんにんしょう',
  時制: 'じせい',
  主語: 'しゅご',
  受: 'う',
  順序: 'じゅんじょ',
  小文字: 'こもじ',
  省: 'はぶ',
  助動詞: 'じょどうし',
  進行形: 'しんこうけい',
  正: 'ただ',
  接続詞: 'せつぞくし',
  説得力: 'せっとくりょく',
  前回: 'ぜんかい',
  前置詞: 'ぜんちし',
  大文字: 'おおもじ',
  代名詞: 'だいめいし',
  単数: 'たんすう',
  段落: 'だんらく',
  抜: 'ぬ',
  直: 'なお',
  綴: 'つづ',
  動詞: 'どうし',
  動名詞: 'どうめいし',
  同: 'おな',
  内容: 'ないよう',
  名前: 'なまえ',
  名詞: 'めいし',
  目的語: 'もくてきご',
  伝: 'つた',
  比較級: 'ひかくきゅう',
  複数: 'ふくすう',
  複数形: 'ふくすうけい',
  副詞: 'ふくし',
  不定詞: 'ふていし',
  文: 'ぶん',
  文字: 'もじ',
  文法: 'ぶんぽう',
  別: 'べつ',
  補語: 'ほご',
  豊: 'ゆた',
  見直: 'みなお',
  理由: 'りゆう',
  例: 'れい',
  例え: 'たとえ',
  話: 'はなし',
  表現: 'ひょうげん',
  日本語: 'にほんご',
  場面: 'ばめん',
  調子: 'ちょうし',
  続: 'つづ',
  初: 'はじ',
  言葉: 'ことば',
}

const readable = new RegExp(
  Object.keys(readings)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
)

/** Full-width and half-width, upper and lower case, hiragana and katakana are the same. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60))

const searchable = (text: string): string => {
  const found = plain(text)
  return `${found}\n${found.replace(readable, word => readings[word] ?? word)}`
}

/** The sentences that contain every word of `query`, newest and most used first; all of them without words. */
export function findEntries(entries: readonly BankEntry[], query: string): BankEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return inOrder(entries).filter(({ text }) => {
    const found = words.length === 0 ? '' : searchable(text)
    return words.every(word => found.includes(word))
  })
}
