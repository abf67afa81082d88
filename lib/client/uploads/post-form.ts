/**
 * Posts a form with files. `onSent` gets the share of the bytes sent so far, from 0 to 1. Resolves to the URL
 * that answered after all redirects. Rejects if there is no answer or it is an error.
 */
export const postForm = (url: string, form: FormData, onSent: (share: number) => void): Promise<URL> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 400) resolve(new URL(request.responseURL));
      else reject(new Error(`The form was refused: ${request.status}`));
    };
    request.onerror = () => reject(new Error('The form was not sent'));
    request.open('POST', url);
    request.send(form);
  });
