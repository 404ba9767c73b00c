/**
 * Third part of `npm run structure`: a text that has siblings must have an element of its own,
 * because a browser's translator replaces text nodes (decision 043). React then fails to insert
 * anything before such a text, or changes a node that is no longer on the page. An `<option>` must
 * have a `value`: otherwise its text is its value, and a form on a translated page sends the
 * translation.
 */
import { relative } from 'node:path';
import type {
  JsxChild,
  JsxElement,
  JsxFragment,
  JsxOpeningElement,
  Node,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type APIOptions, type Type, TypeFlags } from 'typescript/unstable/sync';

const ELEMENTS = 'app/ui/elements.ts';
/**
 * Components that render no element: their children become siblings of the elements around them.
 */
const WITHOUT_ELEMENT = ['Fragment', 'Suspense', 'StrictMode'];
/** Components that always render the same element. */
const LASTING = ['Icon'];

if (import.meta.main) {
  const found = findBareTexts(process.cwd());
  if (found.length > 0) {
    console.log(
      `Give a text beside other children an element of its own, or make the sentence one string. Give an <option> a value (decision 043).\n${found.join('\n')}`,
    );
    process.exitCode = 1;
  }
}

/**
 * Returns place and source of each faulty text and option of the project in `folder`, and of each
 * component that may return a text.
 */
export function findBareTexts(folder: string, options: APIOptions = {}): string[] {
  const api = new API({ cwd: folder, ...options });
  try {
    const [project] = api
      .updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] })
      .getProjects();
    if (!project) throw new Error(`There is no project in ${folder}.`);
    const { checker, program } = project;
    const sources = program
      .getSourceFileNames()
      .filter((name) => name.startsWith(`${folder}/app/`) && /(?<!\.test)\.tsx$/.test(name));

    const elements = typeOfElements();
    const found: string[] = [];
    for (const name of sources) program.getSourceFile(name)?.forEachChild(visit);
    return found;

    function typeOfElements(): Type {
      let declared: Type | undefined;
      program.getSourceFile(`${folder}/${ELEMENTS}`)?.forEachChild((node) => {
        if (is.isTypeAliasDeclaration(node)) declared = checker.getTypeFromTypeNode(node.type);
      });
      if (!declared) throw new Error(`${ELEMENTS} does not say what elements are.`);
      return declared;
    }

    /**
     * Returns true if a value of this type may be a text. `any` and `unknown` count as texts,
     * although they can be assigned to `Elements`.
     */
    function mayBeText(type: Type | undefined): boolean {
      if (!type || type.flags & TypeFlags.AnyOrUnknown) return true;
      return !checker.isTypeAssignableTo(type, elements);
    }

    function visit(node: Node): void {
      if (is.isJsxElement(node) || is.isJsxFragment(node))
        for (const child of bareTextsOf(node)) report(child);
      if (is.isJsxOpeningElement(node) && isOptionWithoutValue(node)) report(node);
      if (is.isFunctionDeclaration(node) && node.name && isComponent(node.name.text)) {
        const signature = checker.getSignatureFromDeclaration(node);
        if (signature && mayBeText(checker.getReturnTypeOfSignature(signature))) report(node.name);
      }
      node.forEachChild(visit);
    }

    function bareTextsOf(parent: JsxElement | JsxFragment): JsxChild[] {
      const children = parent.children.filter((child) => !isNothing(child));
      const hasElement = is.isJsxElement(parent) && !WITHOUT_ELEMENT.includes(nameOf(parent) ?? '');
      if (hasElement && children.length < 2) return [];
      return children.filter((child, i) => {
        const before = children[i - 1];
        if (isFixedText(child)) return !hasElement || (before && mayChange(before));
        return is.isJsxExpression(child) && mayBeText(typeOf(child));
      });
    }

    function typeOf({ expression }: { expression?: Node | undefined }): Type | undefined {
      return expression && checker.getTypeAtLocation(expression);
    }

    function report(node: Node): void {
      const source = node.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const code = node.getText().replaceAll(/\s+/g, ' ').trim().slice(0, 100);
      found.push(`${relative(folder, source.fileName)}:${line + 1} ${code}`);
    }
  } finally {
    api.close();
  }
}

/** Returns true for a comment, and for the white space between two lines. */
function isNothing(child: JsxChild): boolean {
  if (is.isJsxExpression(child)) return child.expression === undefined;
  return is.isJsxText(child) && child.text.trim() === '' && child.text.includes('\n');
}

function isFixedText(child: JsxChild): boolean {
  if (is.isJsxText(child)) return true;
  return is.isJsxExpression(child) && child.expression !== undefined
    ? is.isStringLiteral(child.expression)
    : false;
}

function mayChange(child: JsxChild): boolean {
  if (is.isJsxText(child)) return false;
  const name = nameOf(child);
  return name === null || (isComponent(name) && !LASTING.includes(name));
}

function isOptionWithoutValue({ tagName, attributes }: JsxOpeningElement): boolean {
  if (tagName.getText() !== 'option') return false;
  return !attributes.properties.some(
    (each) => is.isJsxAttribute(each) && each.name.getText() === 'value',
  );
}

function nameOf(child: JsxChild): string | null {
  if (is.isJsxElement(child)) return child.openingElement.tagName.getText();
  return is.isJsxSelfClosingElement(child) ? child.tagName.getText() : null;
}

function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}
