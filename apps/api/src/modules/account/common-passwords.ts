/** In lower case. Shorter ones fail the minimum length already. */
const commonest = `
000000 00000000 0987654321 101010 111111 11111111 112233 11223344 112358 121212 121314 123123 123321
12341234 123456 1234567 12345678 123456789 1234567890 12345678910 1234qwer 123654 12qwaszx 131313 147147
147258 147258369 159357 159753 19871987 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 202020 20202020 202122
222222 232323 252525 314159 321321 333333 444444 456123 456789 555555 654321 666666 696969 777777 789456
789456123 852456 888888 88888888 987654 987654321 999999 a123456 a12345678 aa123456 aa12345678 abc123
abc12345 abcd1234 abcdef abcdefg access access123 actor123 admin1 admin123 admin@123 administrator amit123
andrew android angel1 angel123 apple123 arsenal artist123 asd123 asdf1234 asdfasdf asdfgh asdfghjkl ashley
audition babygirl banana bangalore barcelona baseball basketball batman batman123 bharat blessed bollywood
buster butterfly callboard callboard1 callboard123 change123 changeme charlie charlie1 cheese chelsea
chelsea1 chennai chocolate computer contrasena cookie cricket cricket123 daniel deepak deepak123 default
delhi123 dhoni7 diamond dragon dragon123 facebook family family123 father ferrari flower football football1
freedom ganesh ganesha ganpati george ginger golden google google123 guest123 hannah harley hello123
hello1234 hellohello helloworld hindustan hockey hunter iloveu iloveyou iloveyou1 india123 india@123 indian
internet iphone jaihind jaishreeram jennifer jessica jesus1 jesus123 jordan jordan23 joshua killer kohli18
krishna krishna123 letmein letmein1 liverpool login123 love123 lovely loveyou maggie manchester master
master1 master123 matrix matthew mercedes merlin messi10 michael monkey monkey123 motdepasse mother mumbai
mumbai123 mustang mylove mypassword naruto nicole nopassword omsairam orange p@ssw0rd p@ssword pass1234
pass@123 passw0rd password password1 password12 password123 password1234 password@123 passwort pepper
phoenix pokemon pokemon123 pooja123 porsche princess princess1 priya123 purple q1w2e3r4 qazwsx qazwsxedc
qwe123 qweasd qweasdzxc qweqwe qwert123 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop rahul123 rajesh ramesh
ranger realmadrid robert rohit123 ronaldo root123 sachin sachin10 sairam sairam123 samsung samsung123 secret
secret123 senha123 shadow shadow1 shreeganesh silver soccer spiderman starwars summer sunshine superman
suresh test123 test1234 testing testtest thomas tigger toor123 trustno1 user123 virat18 welcome welcome1
welcome123 welcome@123 whatever winter youtube zaq12wsx zxcvbn zxcvbnm zxcvbnm123
`;

/** The commonest passwords. */
export const commonPasswords: ReadonlySet<string> = new Set(commonest.trim().split(/\s+/));
