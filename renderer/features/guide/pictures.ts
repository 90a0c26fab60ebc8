/** The pictures of the running program that `npm run look` takes for the guide (tests/look/guide-pictures.ts). */
const files: Record<string, string> = import.meta.glob('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a picture; undefined if it was not taken. */
export const pictureAddress = (name: string): string | undefined => files[`./pictures/${name}.webp`]
