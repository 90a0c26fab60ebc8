/** Texts about recordings outside of the page that makes them (law 4). */
export const text = {
  logout: {
    title: '採点していない録音',
    message: (count: number) =>
      `採点していない録音が${count}件あります。ログアウトすると、このパソコンから消えます。採点するには、「音読教材を作る」の「採点していない録音」を開いてください。`,
    confirm: '消してログアウト',
    cancel: 'ログアウトしない',
  },
} as const
