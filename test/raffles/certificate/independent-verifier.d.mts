/** @throws where anything in a random draw's certificate doesn't hold */
export function verify(file: Uint8Array): { drawType: string; digest: string }
