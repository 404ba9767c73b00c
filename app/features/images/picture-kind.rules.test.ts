import { describe, expect, test } from 'vitest';
import { pictureKind } from './picture-kind.rules.ts';

const kindOf = (text: string) => pictureKind(Buffer.from(text, 'latin1'));

describe('a file is told by its first bytes', () => {
  test.each([
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'picture'],
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'picture'],
    ['GIF', 'GIF89a\x01\0\x01\0', 'picture'],
    ['WebP', 'RIFF\x1a\0\0\0WEBPVP8 ', 'picture'],
    ['a sound in the same container as WebP', 'RIFF\x1a\0\0\0WAVEfmt ', 'unknown'],
    ['AVIF', '\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'picture'],
    ['AVIF under its general name', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'picture'],
    ['a picture of an iPhone', '\0\0\0\x24ftypheic\0\0\0\0mif1MiHEheic', 'heic'],
    ['the same under its general name', '\0\0\0\x1cftypmif1\0\0\0\0mif1heic', 'heic'],
    ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'unknown'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
    ['SVG after a prolog', '\xef\xbb\xbf<?xml version="1.0"?><svg>', 'svg'],
    ['SVG after a comment and lines', '\n\n<!-- a drawing --><svg>', 'svg'],
    ['SVG in UTF-16', '\xff\xfe<\0s\0v\0g\0', 'svg'],
    ['a page', '<!doctype html><script>', 'unknown'],
    ['PDF', '%PDF-1.7', 'unknown'],
    ['ZIP', 'PK\x03\x04', 'unknown'],
    ['BMP', 'BM\x3a\0\0\0', 'unknown'],
    ['TIFF', 'II*\0', 'unknown'],
    ['text', 'hello', 'unknown'],
    ['nothing', '', 'empty'],
  ])('%s', (_name, text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
