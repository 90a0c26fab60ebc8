/** Common mistakes of students, by their kind: the correct word, and the word that they write. */
import type { MistakeKind } from './ai-marking'

const byKind: Record<MistakeKind, readonly (readonly [right: string, wrong: string])[]> = {
  verb: [
    ['gave', 'gived'],
    ['felt', 'feeled'],
    ['going', 'go'],
    ['coming', 'come'],
    ['take', 'took'],
    ['playing', 'play'],
    ['enjoy', 'enjoying'],
  ],
  agreement: [
    ['want', 'wants'],
    ['likes', 'like'],
    ['have', 'has'],
  ],
  number: [
    ['students', 'student'],
    ['children', 'childrens'],
    ['festivals', 'festival'],
    ['pictures', 'picture'],
    ['reasons', 'reason'],
    ['books', 'book'],
    ['classes', 'class'],
  ],
  article: [['an', 'a']],
  preposition: [
    ['in', 'at'],
    ['on', 'in'],
  ],
  comparison: [
    ['better', 'more better'],
    ['cheaper', 'more cheap'],
  ],
  word: [
    ['their', 'there'],
    ['there', 'their'],
    ['which', 'witch'],
  ],
  spelling: [
    ['usually', 'usualy'],
    ['because', 'becouse'],
    ['friends', 'freinds'],
    ['beautiful', 'beautifull'],
    ['vegetables', 'vegitables'],
    ['grandfather', 'grandfater'],
    ['library', 'libraly'],
    ['difficult', 'dificult'],
    ['environment', 'enviroment'],
    ['believe', 'belive'],
    ['busy', 'bussy'],
    ['tired', 'tierd'],
    ['weather', 'wether'],
    ['with', 'whith'],
    ['learn', 'lern'],
    ['happy', 'happly'],
    ['favorite', 'favarite'],
    ['important', 'importent'],
    ['transportation', 'transportion'],
  ],
}

/** The mistake of each word. */
export const writingMistakes: ReadonlyMap<string, { wrong: string; kind: MistakeKind }> = new Map(
  (Object.keys(byKind) as MistakeKind[]).flatMap(kind =>
    byKind[kind].map(([right, wrong]) => [right, { wrong, kind }] as const),
  ),
)
