/**
 * Words that the most frequent passwords are made of, in lower case, without digits and signs. A password
 * whose letters form one of them is refused, even with digits or signs added.
 */
export const COMMON_STEMS: ReadonlySet<string> = new Set(
  `abc abcd abcdef abcdefg access admin administrateur administrator adobe alexander amanda andrea andrew
angel angels anthony april ashley asdf asdfgh asdfghjkl aqzsed austin autumn azerty azertyuiop azert bailey
banana baseball basketball batman bonjour boomer booboo brandon buster butterfly cameron camille changeme
charlie charlotte chelsea chocolat chocolate ciguatera ciguawatch coco coucou computer cookie corvette cowboy
dallas daniel default demo diamond doudou dragon edward eagle england everton family ferrari fishbase flower
football freedom friend friends fuckyou gabriel george ginger google guest hannah harley hello hockey hotdog
hunter iloveyou internet isabelle iwantu jackson jasmine jennifer jessica johnny jordan joshua jesus julien
junior justin killer knight ladybug legend letmein liverpool login london loulou louise lovely loveme maggie
manager marina marine marseille martin master matrix matthew maverick melanie merlin michael michelle michel
mickey monday monkey mother motdepasse motdepass mustang mynoob naruto nathalie newyork ncc nicolas nicole
ninja nissan oliver orange papeete parola pass passe passer passw passwd passwort password passwords patrick
peanut pepper phoenix player please pokemon polynesie porsche prince princess princesse purple qazwsx qwerty
qwertyu qwertyuiop qwert rainbow ranger richard robert root sabrina samantha samsung saphir secret service
shadow shelby silver simone smokey snoopy soccer soleil solo sparky spring starwars steelers stella steven
summer sunday sunshine super superman support surveillance system tahiti taylor tennis test teste tester
thomas thunder tigger toor trustno trustnoone user username utilisateur vanille victoria vincent welcome
whatever william winner winter wordpass xavier yamaha yellow zaq zaqwsx zxcvb zxcvbn zxcvbnm`.split(/\s/),
);
