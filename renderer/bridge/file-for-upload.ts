/** Reads a file that the teacher chose into the form that a request takes. */
export async function fileForUpload(
  file: File,
): Promise<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> }> {
  // Some browsers append the codecs to the type.
  const [type = ''] = file.type.split(';')
  return { name: file.name, type, bytes: new Uint8Array(await file.arrayBuffer()) }
}
