/** Texts about recordings outside of the page that makes them (law 4). */
export const text = {
  logout: {
    title: '採点していない録音',
    kept: (count: number) =>
      `採点していない録音が${count}件あります。ログアウトすると、このパソコンから消えます。採点するには、「音読教材を作る」の「採点していない録音」を開いてください。`,
    running:
      '録音中または採点中の録音があります。ログアウトすると、このパソコンから消えます。終わるまでお待ちください。',
    confirm: '消してログアウト',
    cancel: 'ログアウトしない',
  },
} as const
